/** Ends a switch over a union of the wire: a kind that is not handled is a type error. */
export function never(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`)
}
