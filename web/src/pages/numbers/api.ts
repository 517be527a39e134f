import { call } from '../../lib/net/call'
import type { NumbersInfo } from '../../lib/wire/NumbersInfo'

export const numbersApi = {
  mine: () => call<NumbersInfo>('GET', '/numbers'),
  count: (counted: boolean) => call<null>('PATCH', '/numbers', { counted }),
  remove: () => call<null>('DELETE', '/numbers'),
}
