import type { ProblemCode, RefusalCode } from '../net/codes'
import type { Ended } from '../net/connection'
import type { ChosenCode } from '../paper/rules-code'
import type { account } from './de/account'
import type { admin } from './de/admin'
import type { common } from './de/common'

/** What this side finds wrong by itself. */
type OwnCode = 'bad_rules' | 'offline' | 'passkey_cancelled' | 'passkey_twice' | 'signed_out'

/** Everything that somebody may have to be told; the games have words for what they refuse. */
type Said = RefusalCode | ProblemCode | ChosenCode | Ended | OwnCode | 'restart'

/** Some of it, and nothing that does not exist. */
export type Sentences = { [Code in Said]?: string }

/** What is said with the first words, or comes with the only page that asks for it. */
type Elsewhere = keyof (typeof common)['down'] | keyof Account | keyof Admin
type Account = (typeof account)['refusals']
type Admin = (typeof admin)['refusals']

/** All the rest: a code without a sentence does not compile, nor does a sentence without a code. */
export type Refusals = Record<Exclude<Said, Elsewhere>, string>
