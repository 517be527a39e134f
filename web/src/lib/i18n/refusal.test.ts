import { expect, it } from 'vitest'
import { refusals, refusalText } from './refusal'

it('has the words for a server that goes down before anything is fetched', () => {
  expect(refusals.loaded).toBeNull()
  expect(refusalText('restart')).toBe('Der Server startet neu. Gleich geht es weiter.')
  expect(refusalText('offline')).toBe('Der Server ist nicht zu erreichen.')
})
