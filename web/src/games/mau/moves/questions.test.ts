import { describe, expect, it } from 'vitest'
import type { Play } from './options'
import { answered, answersTo, nextQuestion, NOTHING } from './questions.lazy'

const lay = (card: string, more: Partial<Play> = {}): Play => ({ move: 'play', card, ...more })

/** Goes through the questions with these answers. */
function ask(plays: Play[], ...answers: string[]): (string | Play)[] {
  const asked: (string | Play)[] = []
  for (const answer of answers) {
    const question = nextQuestion(plays)
    if (!question) break
    asked.push(question)
    expect(answersTo(plays, question)).toContain(answer)
    plays = answered(plays, question, answer)
  }
  expect(nextQuestion(plays)).toBeNull()
  return [...asked, ...plays]
}

describe('the questions about a card', () => {
  it('are none where there is one way to lay it', () => {
    expect(ask([lay('7H')])).toEqual([lay('7H')])
  })

  it('offer to leave a wish out only where that is allowed', () => {
    const jack = [lay('JC', { wish: 'hearts' }), lay('JC', { wish: 'spades' })]
    expect(answersTo(jack, 'wish')).toEqual(['hearts', 'spades'])
    expect(ask([lay('JC'), ...jack], NOTHING)).toEqual(['wish', lay('JC')])
  })

  it('ask a joker what it stands for, then what that card asks', () => {
    const joker = [
      lay('XR', { wish: '7' }),
      lay('XR', { wish: 'K' }),
      lay('XR', { as: '7H' }),
      lay('XR', { as: 'JH', wish: 'clubs' }),
      lay('XR', { as: 'JH', wish: 'hearts' }),
      lay('XR', { as: '3H' }),
      lay('XR', { as: '3H', claim: true }),
    ]
    expect(ask(joker, NOTHING, 'K')).toEqual(['as', 'wish', lay('XR', { wish: 'K' })])
    expect(ask(joker, '7H')).toEqual(['as', lay('XR', { as: '7H' })])
    expect(ask(joker, 'JH', 'clubs')).toEqual(['as', 'wish', joker[3]])
    expect(ask(joker, '3H', 'yes')).toEqual(['as', 'claim', joker[6]])
  })

  it('ask first what is slipped under', () => {
    const cheats = [
      lay('8D'),
      lay('8D', { under: 'AC' }),
      lay('8D', { under: 'KC', wish: 'hearts' }),
      lay('8D', { under: 'KC', wish: 'clubs' }),
    ]
    expect(ask(cheats, NOTHING)).toEqual(['under', lay('8D')])
    expect(ask(cheats, 'KC', 'clubs')).toEqual(['under', 'wish', cheats[3]])
  })
})
