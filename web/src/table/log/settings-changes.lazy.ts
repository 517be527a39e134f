import { credits } from '../../lib/table-settings/credits'
import { words } from '../../lib/table-settings/words'
import type { Manner } from '../../lib/wire/Manner'
import { narration } from '../words'

/** What has changed in the settings of the table, in words; empty until these have been loaded. */
export function settingsChanges(before: Manner, now: Manner): string {
  const t = words.loaded
  if (!t) {
    void words.ready()
    return ''
  }
  const stake = (amount: number) => (amount === 0 ? t.noStake : credits(amount))
  const lines: [name: string, before: string, now: string][] = [
    [t.pace, t.paces[before.pace], t.paces[now.pace]],
    [t.bots, t.botPaces[before.bots], t.botPaces[now.bots]],
    [t.talk, t.talks[before.talk], t.talks[now.talk]],
    [t.watching, t.watchings[before.watching], t.watchings[now.watching]],
    [t.stake, stake(before.stake), stake(now.stake)],
    [t.leavers, t.leaverKinds[before.leavers], t.leaverKinds[now.leavers]],
    [t.films, t.filmKinds[before.films], t.filmKinds[now.films]],
    [t.rated, t.onOff(before.rated), t.onOff(now.rated)],
    [t.public, t.onOff(before.public), t.onOff(now.public)],
    [t.linkOnly, t.onOff(before.link_only), t.onOff(now.link_only)],
  ]
  const { nowIs } = narration.t
  return lines
    .filter(([, before, now]) => before !== now)
    .map(([name, before, now]) => nowIs(name, now, before))
    .join(' ')
}
