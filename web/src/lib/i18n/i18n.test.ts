import { describe, expect, it } from 'vitest'
import { de } from './de'
import { account as accountDe } from './de/account'
import { admin as adminDe } from './de/admin'
import { dialogs as dialogsDe } from './de/dialogs'
import { explain as explainDe } from './de/explain'
import { tableSettings as tableSettingsDe } from './de/table-settings'
import { refusals as refusalsDe } from './de/refusals'
import { replay as replayDe } from './de/replay'
import { room as roomDe } from './de/room'
import { start as startDe } from './de/start'
import { en } from './en'
import { account as accountEn } from './en/account'
import { admin as adminEn } from './en/admin'
import { dialogs as dialogsEn } from './en/dialogs'
import { explain as explainEn } from './en/explain'
import { tableSettings as tableSettingsEn } from './en/table-settings'
import { refusals as refusalsEn } from './en/refusals'
import { replay as replayEn } from './en/replay'
import { room as roomEn } from './en/room'
import { start as startEn } from './en/start'
import { STARTS } from '../../games/starts.lazy'
import { i18n, preferredLang } from './i18n.svelte'
import { refusals, refusalText } from './refusal'

type Tree = { [key: string]: unknown }

/** Every leaf by its path: `table.draw`. */
function leaves(tree: Tree, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [key, value] of Object.entries(tree)) {
    const here = path ? `${path}.${key}` : key
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [k, v] of leaves(value as Tree, here)) found.set(k, v)
    } else found.set(here, value)
  }
  return found
}

/** The words of every game, by its folder. */
function ofGames(modules: Record<string, { words: Tree }>): Tree {
  const game = (path: string) => path.split('/games/')[1]?.split('/')[0] ?? path
  return Object.fromEntries(Object.entries(modules).map(([path, { words }]) => [game(path), words]))
}

/** What the start page says of every game. */
const ofStart = (lang: 'de' | 'en') =>
  Object.fromEntries(
    STARTS.map(({ base, note, lessons }) => [
      `start of ${base}`,
      { note: note[lang], ...Object.fromEntries(lessons.map(({ id, name }) => [id, name[lang]])) },
    ]),
  )

const german = leaves({
  ...ofStart('de'),
  ...ofGames(import.meta.glob('../../games/*/words/de/index.ts', { eager: true })),
  ...de,
  account: accountDe,
  admin: adminDe,
  dialogs: dialogsDe,
  explain: explainDe,
  tableSettings: tableSettingsDe,
  refusals: refusalsDe,
  replay: replayDe,
  room: roomDe,
  start: startDe,
})
const english = leaves({
  ...ofStart('en'),
  ...ofGames(import.meta.glob('../../games/*/words/en/index.ts', { eager: true })),
  ...en,
  account: accountEn,
  admin: adminEn,
  dialogs: dialogsEn,
  explain: explainEn,
  tableSettings: tableSettingsEn,
  refusals: refusalsEn,
  replay: replayEn,
  room: roomEn,
  start: startEn,
})
// Names, figures and single letters are the same in both, and what a game says is.
const ALIKE = import.meta.glob<{ alike: RegExp }>('../../games/*/words/alike.ts', { eager: true })
const SHARED = [
  /appName|common\.bot|languages|botKind|room\.bots$|admin\.version|account\.(name|passkeys)$/,
  ...Object.values(ALIKE).map(({ alike }) => alike),
]

describe('dictionaries', () => {
  it('have the words of every game', () => {
    const folders = Object.keys(import.meta.glob('../../games/*/kit.ts'))
    const keys = [...german.keys()]
    for (const folder of folders) {
      const game = folder.split('/').at(-2)
      expect(keys.some((key) => key.startsWith(`${game}.table.`))).toBe(true)
    }
    expect(folders.length).toBeGreaterThan(1)
  })

  it('hold the same keys, down to the refusal codes', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort())
  })

  it('leave nothing empty', () => {
    for (const [key, text] of [...german, ...english]) {
      if (typeof text === 'string') expect(text.trim(), key).not.toBe('')
    }
  })

  it('do not pass one language off as the other', () => {
    const same = [...german].filter(
      ([key, text]) =>
        typeof text === 'string' &&
        english.get(key) === text &&
        !SHARED.some((shared) => shared.test(key)),
    )
    expect(same.map(([key]) => key)).toEqual([])
  })
})

describe('the language', () => {
  it('follows the browser, and is German for everybody else', () => {
    expect(preferredLang(['de-AT', 'en'])).toBe('de')
    expect(preferredLang(['en-GB', 'de'])).toBe('en')
    expect(preferredLang(['fr', 'en'])).toBe('en')
    expect(preferredLang(['tr'])).toBe('de')
    expect(preferredLang([])).toBe('de')
  })

  it('gives an unknown refusal a sentence too', async () => {
    expect(refusalText('table_full')).toBe('Das ging nicht.')
    await refusals.ready()
    expect(refusalText('a_code_of_tomorrow')).toBe('Das ging nicht.')
    expect(refusalText('constructor')).toBe('Das ging nicht.')
  })

  it('follows the reader in what it says of a refusal', async () => {
    await refusals.ready()
    expect(refusalText('table_full')).toBe('Alle Plätze sind besetzt.')
    await i18n.set('en')
    expect(refusalText('table_full')).toBe('All seats are taken.')
  })
})
