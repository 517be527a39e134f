import { commitment, fileSum, matchSeed, promise } from './formulas.lazy'
import { kept } from './saved.lazy'
import { shuffled } from './order.lazy'

/** What a match file says of its shuffle. */
type Chance = {
  mix: string
  commitment: string
  house: string
  added: { seat: number; promise: string; value?: string }[]
  pack: string
  deals: string[]
}
export type MatchFile = Record<string, unknown> & {
  rules: string
  seats: number
  seed: string
  shuffle: string
  chance?: Chance
}

const STEPS = ['sum', 'commitment', 'values', 'mix', 'order'] as const
type CheckStep = (typeof STEPS)[number]

/** What became of the value of this client: it is in, or was not opened in time, or the house left it
 * out or changed it; `none`: nothing is known of one, `other`: though others have added to it. */
type Own = 'in' | 'late' | 'gone' | 'none' | 'other'

export type Checked = {
  steps: { step: CheckStep; holds: boolean | null }[]
  holds: boolean
  opened: number
  own: Own
}

/** Checks a file by formulas of our own. `null`: it says nothing of its shuffle. */
export function check(file: MatchFile): Checked | null {
  const { chance } = file
  if (!chance) return null
  const opened = chance.added.flatMap(({ seat, value }) =>
    value === undefined ? [] : [[seat, value] as const],
  )
  const holds: Record<CheckStep, () => boolean> = {
    sum: () => fileSum(file) === file.sum,
    commitment: () =>
      chance.mix === 'sha256-commit-open-1' && commitment(chance.house) === chance.commitment,
    values: () =>
      chance.added.every(
        ({ seat, promise: said, value }, at) =>
          seat > (chance.added[at - 1]?.seat ?? -1) &&
          (value === undefined || promise(chance.commitment, seat, value) === said),
      ),
    mix: () => matchSeed(chance.house, file.rules, file.seats, opened) === file.seed,
    order: () =>
      file.shuffle === 'chacha20-fisher-yates-1' &&
      isNew(chance.pack.split(' ')) &&
      chance.deals.every(
        (cards, at) => shuffled(chance.pack.split(' '), file.seed, at + 1).join(' ') === cards,
      ),
  }
  let before = true
  const steps = STEPS.map((step) => {
    const one = before ? holds[step]() : null
    before &&= one === true
    return { step, holds: one }
  })
  return { steps, holds: before, opened: opened.length, own: own(chance) }
}

/** Equal cards lie together in a pack that nobody has shuffled. */
function isNew(pack: string[]): boolean {
  const runs = pack.filter((card, at) => card !== pack[at - 1])
  return new Set(runs).size === runs.length
}

function own({ commitment, added }: Chance): Own {
  const mine = kept(commitment)
  // Under another commitment than this client was shown before the match, nothing is known either.
  if (!mine) return added.some(({ value }) => value !== undefined) ? 'other' : 'none'
  const said = added.find(({ seat }) => seat === mine.seat)
  if (said?.value === mine.value) return 'in'
  // Whoever stands up before a match takes the value along.
  return mine.opened || said?.value !== undefined ? 'gone' : 'late'
}
