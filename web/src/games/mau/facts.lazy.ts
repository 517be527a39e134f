import type { Facts } from '../facts'

export const facts: Facts = { built: true, doubted: false }
