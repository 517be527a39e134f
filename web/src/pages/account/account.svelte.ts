import { codeOf } from '../../lib/net/problem'
import type { AccountInfo } from '../../lib/wire/AccountInfo'
import { accountApi } from './api'

/** What the server keeps about the reader, as far as the page shows it. */
export class Account {
  info = $state.raw<AccountInfo | null>(null)
  problem = $state('')

  async load(): Promise<void> {
    try {
      this.info = await accountApi.account()
      this.problem = ''
    } catch (error) {
      this.problem = codeOf(error)
    }
  }
}
