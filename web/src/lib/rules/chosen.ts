import type { RulesInfo } from '../wire/RulesInfo'

/** What is chosen on the page of one ruleset. The address holds it, so that it can be linked. */
export type Chosen = { seats: number; options: Record<string, string> }

/** Which rules an address asks for. */
export const askedIn = (search: string) => new URLSearchParams(search).get('regeln')

/** What an address says, as far as the rules know it. */
export function chosenIn(search: string, rules: RulesInfo): Chosen {
  const query = new URLSearchParams(search)
  const seats = Number(query.get('seats'))
  const within = Number.isInteger(seats) && seats >= rules.seats_min && seats <= rules.seats_max
  const options = rules.options.flatMap(({ id, choices, default: usual }) => {
    const choice = query.get(`o.${id}`)
    const known = choice !== null && choice !== usual && choices.some((one) => one.id === choice)
    return known ? [[id, choice] as const] : []
  })
  return { seats: within ? seats : rules.seats_default, options: Object.fromEntries(options) }
}

/** The same as a query; empty if everything is as usual. */
export function queryOf({ seats, options }: Chosen, rules: RulesInfo): string {
  const query = new URLSearchParams()
  if (seats !== rules.seats_default) query.set('seats', `${seats}`)
  for (const [id, choice] of Object.entries(options)) query.set(`o.${id}`, choice)
  const text = query.toString()
  return text && `?${text}`
}
