import type { Facts } from '../facts'

export const facts: Facts = { built: false, doubted: true }
