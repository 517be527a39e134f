import type { MauView } from '../../../lib/wire/MauView'
import type { TableView } from '../../../lib/wire/TableView'
import { i18n } from '../../../lib/i18n/i18n.svelte'
import { nameAt, whoAt } from '../../../table/names'
import { chargeAt } from '../context'
import { later } from '../words'
import { type Choice, type Prompt, type Situation, wishes } from './prompt'
import type { Plays } from './plays'

type Trial = Extract<MauView, { phase: 'trial' }>
type Asked = Extract<MauView, { phase: 'asked' }>

/** What is asked while the turn waits: by a charge, or by a rule of this table. */
export function askedPrompt({ view, game, plays }: Situation): Prompt | null {
  if (game.phase === 'trial') return trial(view, game, plays)
  return game.phase === 'asked' ? asked(view, game, plays) : null
}

/** Somebody is charged: whoever is asked admits or denies it, or votes. */
function trial(view: TableView, game: Trial, { legal }: Plays): Prompt {
  const { trial: t } = later.t
  const [accused, by, asked] = [game.accused, game.by, game.turn].map((seat) => whoAt(view, seat))
  const charge = chargeAt(view, game.charge)
  if (!accused || !by || !asked) return { text: charge, choices: [] }
  const own = game.turn === game.accused
  if (!legal.judge) return { text: t.waits(accused, by, charge, asked), choices: [] }
  return {
    text: own ? t.plea(by, charge) : t.vote(accused, by, charge),
    choices: [
      { label: own ? t.admit : t.convict, move: { move: 'judge', guilty: true } },
      { label: own ? t.deny : t.acquit, move: { move: 'judge', guilty: false } },
    ],
  }
}

/** Named rules of which one is chosen. */
function rules(view: TableView, { legal }: Plays): Choice[] {
  return legal.rules.map((rule) => {
    const named = view.rules.named_rules[rule]
    return { label: named ? i18n.pick(named) : '', move: { move: 'add_rule', rule } }
  })
}

/** A rule of this table asks before it happens: whether, whom, who is quicker, which card. */
function asked(view: TableView, game: Asked, plays: Plays): Prompt {
  const { asked: t } = later.t
  const { legal } = plays
  const name = view.rules.named_rules[game.rule]
  const rule = name ? i18n.pick(name) : ''
  const { asks } = game
  const who = nameAt(view, game.turn)
  const yes = (label: string): Choice => ({ label, move: { move: 'react', yes: true } })
  const no: Choice = { label: t.no, move: { move: 'react', yes: false } }
  if (asks.ask === 'race') {
    if (legal.react) return { text: t.race(rule, asks.last), choices: [yes(t.here)] }
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
    case 'way':
      return { text: t.way(rule), choices: [yes(t.left), { ...no, label: t.right }] }
    case 'whom': {
      const seats: Choice[] = legal.targets.map((seat) => ({
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
    case 'pass':
      return { text: t.pass(rule, nameAt(view, asks.to), asks.cards), choices: [] }
    case 'add_rule':
      return { text: t.addRule(rule), choices: rules(view, plays) }
    case 'pick': {
      const hit = whoAt(view, asks.hit)
      return { text: hit ? t.pick(rule, hit) : rule, choices: rules(view, plays) }
    }
    case 'wish':
      return { text: t.wish(rule), choices: wishes(plays) }
    case 'put_away':
      return { text: t.putAway(rule, asks.cards), choices: [] }
  }
}
