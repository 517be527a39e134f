import { i18n } from '../../lib/i18n/i18n.svelte'
import type { RulesChange } from '../../lib/wire/RulesChange'
import { narration } from '../words'

/** What a host has changed, a sentence each. The words of the rules come with the news. */
export function changesOf({ seats, rules, options, words }: RulesChange): string[] {
  const t = narration.t
  const { gone, new: added } = words[i18n.lang]
  return [
    ...(seats ? [t.seatsNow(seats.now, seats.before)] : []),
    ...(rules ? [t.rulesNow(i18n.pick(rules.now), i18n.pick(rules.before))] : []),
    ...options.map(({ name, before, now }) =>
      t.nowIs(i18n.pick(name), i18n.pick(now), before ? i18n.pick(before) : null),
    ),
    ...gone.map(t.ruleGone),
    ...added.map(t.ruleNew),
  ]
}
