import { tick } from 'svelte'
import { i18n, type Lang } from '../../../lib/i18n/i18n.svelte'
import { Problem } from '../../../lib/net/problem'
import { rulesApi } from '../../../lib/paper/rules-api'
import type { BaseRules } from '../../../lib/wire/BaseRules'
import type { ChosenRules } from '../../../lib/wire/ChosenRules'
import type { Mistake } from '../../../lib/wire/Mistake'
import type { RulesText } from '../../../lib/wire/RulesText'
import { editorApi } from './api'
import { baseOf } from './chain'
import { isDoc, same, type Doc, type Path, type Value } from './document'
import { Draft } from './draft.svelte'
import type { Bases } from './bases.svelte'
import { nameOf } from './cards'
import { SchemaReader, type Node, type Schema, type Shortcut } from './schema'
import { RulesStore, type SavedRules } from './rules-store.svelte'
import { toToml } from './toml'

/** What is asked of the server waits until nothing has changed for so long, in milliseconds. */
const REST = 600
/** How long to wait when it cannot answer. */
const AGAIN = 5_000

export type Part = 'cards' | 'topics' | 'text'
export type State = 'checking' | 'good' | 'wrong' | 'later' | 'offline'

/** There is one workshop at a time. A context would say the same, and make every page larger. */
let current: Editor | null = null
export function editorOf(): Editor {
  if (!current) throw new Error('no rules are being built')
  return current
}

/** Everything about the rules that are being changed. */
export class Editor {
  readonly kept: SavedRules
  readonly base: BaseRules | undefined
  #bases: Bases
  readonly draft: Draft
  reader = $state.raw<SchemaReader>() as SchemaReader
  part = $state<Part>('cards')
  /** The card whose page is open: a rank, or `joker`. */
  card = $state<string | null>(null)
  state = $state<State>('checking')
  mistakes = $state.raw<Mistake[]>([])
  warnings = $state.raw<Mistake[]>([])
  /** Counts how often a card was opened: its page is then scrolled to. */
  opened = $state(0)
  /** The rules in words as they were when they last held. */
  text = $state.raw<RulesText | null>(null)
  /** The base in words: what differs from it is marked. */
  usual = $state.raw<string[] | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #gone = false

  constructor(kept: SavedRules, bases: Bases, schema: Schema, store: RulesStore) {
    this.kept = kept
    this.#bases = bases
    this.base = bases.get(baseOf(kept.file))
    this.reader = new SchemaReader(schema)
    const base = (this.base?.file ?? {}) as typeof kept.file
    const change = (draft: Draft) => {
      store.update(kept.id, draft.file, draft.past)
      this.#later(REST)
    }
    this.draft = new Draft(kept.file, base, this.reader.decisions, change, kept.past)
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    current = this
    $effect(() => {
      this.#later(0)
      void i18n.lang
    })
    $effect(() => () => {
      this.#gone = true
      clearTimeout(this.#timer)
    })
  }

  /** The file, over rules of the house only: as it is checked, played, shared and taken along. */
  get file(): string {
    return toToml(this.#bases.flat(this.draft.file))
  }

  /** What the rules are compared with. */
  get baseFile(): string | null {
    return this.base ? toToml(this.#bases.bare(this.base.id)) : null
  }

  get chosen(): ChosenRules {
    return { base: '', options: {}, file: this.file }
  }

  get lang(): Lang {
    return i18n.lang
  }

  /** What a mistake says in the reader's language. */
  said({ german, message }: Mistake): string {
    return i18n.lang === 'de' ? german : message
  }

  open(card: string): void {
    this.card = card
    this.opened++
  }

  /** What the rules are called in the reader's language. */
  get name(): string {
    const name = this.draft.at(['name'])
    const said = isDoc(name) ? (name[i18n.lang] ?? name.de ?? name.en) : ''
    return typeof said === 'string' ? said : ''
  }

  /** A name in one language holds for both, until somebody gives another one. */
  call(name: string): void {
    const now = this.draft.at(['name'])
    const other = i18n.lang === 'de' ? 'en' : 'de'
    const both = isDoc(now) && now[other] !== undefined && now[other] !== this.name
    this.draft.set(['name'], both ? { ...now, [i18n.lang]: name } : { [i18n.lang]: name })
  }

  get fileName(): string {
    const id = this.draft.at(['id'])
    return typeof id === 'string' && /^[a-z0-9_-]{1,32}$/.test(id) ? id : 'regeln'
  }

  /** The rule of a short form, for this card. */
  ruleOf({ rule }: Shortcut, card: string): Doc {
    return filled(rule, card) as Doc
  }

  /** Which short form says what this card does. */
  shortcutOf(card: string): Shortcut | undefined {
    const rule = meant(this.draft.at(['cards', card]))
    return this.reader.schema['x-shortcuts'].find((one) =>
      same(rule, meant(this.ruleOf(one, card))),
    )
  }

  /** A place in the rules as its labels say it: "Was Karten tun › 7 › Karten ziehen". */
  placeName(field: string): string {
    const names: string[] = []
    let node: Node | undefined = this.reader.schema
    for (const step of field.split('.')) {
      const next: Node | undefined = node && this.reader.step(node, step)
      const title: string | undefined = next && this.reader.field(next).title
      names.push(title || nameOf(step))
      node = next
    }
    return names.join(' › ')
  }

  get seats(): number {
    const seats = this.draft.at(['seats', 'recommended'])
    return typeof seats === 'number' ? seats : 4
  }

  /** Mistakes at exactly this place. */
  mistakesAt(path: Path): Mistake[] {
    const field = path.join('.')
    return this.mistakes.filter((mistake) => mistake.field === field)
  }

  /** Shows the place that a mistake speaks of, or the nearest around it. */
  async show(field: string): Promise<void> {
    const steps = field.split('.')
    if (steps[0] === 'cards' && steps[1]) {
      this.part = 'cards'
      this.card = steps[1].startsWith('X') ? 'joker' : steps[1].replace(/[CSHD]$/, '')
    } else this.part = 'topics'
    await tick()
    for (let n = steps.length; n > 0; n--) {
      const found =
        document.getElementById(`f-${steps.slice(0, n).join('.')}`) ??
        (n === 1 ? document.getElementById(`topic-${steps[0]}`) : null)
      if (!found) continue
      for (let up = found.closest('details'); up; up = up.parentElement?.closest('details') ?? null)
        up.open = true
      found.scrollIntoView({ block: 'center' })
      found.focus({ preventScroll: true })
      return
    }
  }

  /** Asks the server once nothing has changed for a while. */
  #later(rest: number): void {
    clearTimeout(this.#timer)
    this.state = 'checking'
    this.#timer = setTimeout(() => void this.#ask(i18n.lang), rest)
  }

  async #ask(lang: Lang): Promise<void> {
    const number = ++this.#asked
    const wanted = () => number === this.#asked && !this.#gone
    try {
      const text = await rulesApi.rulesText(this.chosen, this.seats, lang)
      if (!wanted()) return
      this.text = text
      this.mistakes = []
      this.state = 'good'
      const checked = await rulesApi.checkRules(this.file, {})
      if (wanted()) this.warnings = checked.warnings ?? []
      const { baseFile } = this
      const usual = baseFile && (await editorApi.baseText(baseFile, this.seats, lang))
      if (wanted() && usual) this.usual = usual.sections.flatMap(({ lines }) => lines)
    } catch (error) {
      if (!wanted()) return
      const mistakes = error instanceof Problem ? error.mistakes : []
      if (mistakes.length > 0) {
        this.mistakes = mistakes
        this.warnings = []
        this.state = 'wrong'
        return
      }
      this.state = error instanceof Problem && error.status < 500 ? 'later' : 'offline'
      this.#timer = setTimeout(() => void this.#ask(i18n.lang), AGAIN)
    }
  }
}

/** A short form with the card itself in it. */
function filled(value: Value, card: string): Value {
  if (value === 'CARD') return card
  if (Array.isArray(value)) return value.map((one) => filled(one, card))
  if (!isDoc(value)) return value
  const entries = Object.entries(value).map(
    ([key, inner]) => [key === 'CARD' ? card : key, filled(inner, card)] as const,
  )
  return Object.fromEntries(entries)
}

/** What a rule says, without what is as if it were not said. */
function meant(rule: Value | undefined): Value | undefined {
  if (!isDoc(rule)) return rule
  const said = Object.entries(rule).flatMap(([key, value]) => {
    const inner = meant(value)
    const silent =
      inner === false ||
      inner === 0 ||
      (isDoc(inner) && Object.keys(inner).length === 0) ||
      (key === 'victim' && same(inner, { next: 1 }))
    return silent ? [] : [[key, inner as Value] as const]
  })
  return Object.fromEntries(said)
}
