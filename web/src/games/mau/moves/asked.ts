import type { MauView } from '../../../lib/wire/MauView'
import type { TableView } from '../../../lib/wire/TableView'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { nameAt } from '../../../table/names'
import { words } from '../words'
import type { Plays } from './plays'
import type { Choice, Prompt } from './prompt'

type Asked = Extract<MauView, { phase: 'asked' }>

/** A rule of this table asks before it happens: whether, whom, who is quicker, which card. */
export function askedBy(view: TableView, game: Asked, { honest }: Plays): Prompt {
  const { asked: t } = words.t.table
  const name = view.rules.named_rules[game.rule]
  const rule = name ? i18n.pick(name) : ''
  const { asks } = game
  const who = nameAt(view, game.turn)
  const yes = (label: string): Choice => ({ label, move: { move: 'react', yes: true } })
  const no: Choice = { label: t.no, move: { move: 'react', yes: false } }
  if (asks.ask === 'race') {
    if (honest.react) return { text: t.race(rule, asks.last), choices: [yes(t.here)] }
    return {
      text: t.racing(
        rule,
        game.left.map((seat) => nameAt(view, seat)),
      ),
      choices: [],
    }
  }
  if (game.turn !== game.viewer) return { text: t.waits(rule, who), choices: [] }
  switch (asks.ask) {
    case 'whether':
      return { text: t.whether(rule), choices: [yes(t.yes), no] }
    case 'whom': {
      const seats: Choice[] = honest.targets.map((seat) => ({
        label: nameAt(view, seat),
        move: { move: 'target', seat },
      }))
      return {
        text: t.whom(rule),
        choices: asks.may ? [...seats, { ...no, label: t.nobody }] : seats,
      }
    }
    case 'give':
      return { text: t.give(rule, nameAt(view, asks.to), asks.cards), choices: [] }
    case 'add_rule': {
      const rules: Choice[] = honest.rules.map((added) => {
        const named = view.rules.named_rules[added]
        return { label: named ? i18n.pick(named) : '', move: { move: 'add_rule', rule: added } }
      })
      return {
        text: t.addRule(rule),
        choices: asks.may ? [...rules, { ...no, label: t.none }] : rules,
      }
    }
    case 'put_away':
      return { text: t.putAway(rule, asks.cards), choices: [] }
  }
}
