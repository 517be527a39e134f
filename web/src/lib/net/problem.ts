/** A refusal of the HTTP interface: RFC 9457 with a stable code. */
export class Problem extends Error {
  readonly code: string
  readonly status: number

  constructor(code: string, status: number) {
    super(code)
    this.code = code
    this.status = status
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Problem ? error.code : 'unknown'
