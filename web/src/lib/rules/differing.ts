import { i18n } from '../i18n/i18n.svelte'
import { words } from '../table-settings/words'
import type { RulesDifference } from '../wire/RulesDifference'

/** So many are told; whoever wants to read them all has the rules. */
const TOLD = 3
/** Longer sentences are cut, in letters. */
const LONG = 60

/** What is not as usual about rules: what it is compared with, and a line. The words for it must be
 * there. */
export function differing(differs: RulesDifference): { lead: string; line: string } {
  const t = words.t
  const { base, options } = differs
  const all = [
    ...options.map(({ name, now }) => `${i18n.pick(name)}: ${i18n.pick(now)}`),
    ...differs[i18n.lang].map((line) => cut(line.replace(/\.$/, ''))),
  ]
  const more = all.length - TOLD
  return {
    lead: base ? t.otherThan(i18n.pick(base)) : t.otherThanUsual,
    line: `${all.slice(0, TOLD).join(' · ')}${more > 0 ? ` · ${t.moreDiffers(more)}` : ''}`,
  }
}

/** At the end of a word. */
const cut = (line: string) =>
  line.length > LONG ? `${line.slice(0, LONG).replace(/\s+\S*$/, '')} …` : line
