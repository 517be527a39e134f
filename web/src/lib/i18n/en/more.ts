import type { more as de } from '../de/more'
import type { Widened } from '../i18n.svelte'

export const more: Widened<typeof de> = {
  title: 'There is more to it',
  items: {
    own: {
      name: 'Your rules, not ours',
      text: 'Say card by card what it does at your table. The instructions write themselves.',
      link: 'Build your own rules',
    },
    rules: {
      name: 'Read up first',
      text: 'All the rules are there to read and print, no table needed.',
      link: 'Rules',
    },
    fair: {
      name: 'Caught, but fairly',
      text: 'Whoever reacts first wins, not whoever has the fastest connection.',
    },
    cheat: {
      name: 'Cheating allowed',
      text: 'Some rules let you cheat. Just do not get caught.',
    },
    screen: {
      name: 'The table on your TV',
      text: 'Piles and points on the big screen, your hand on your own phone. The lobby has the link.',
    },
    seat: {
      name: 'Have to go?',
      text: 'Hand your seat and your cards to somebody watching. Or let a bot step in.',
    },
    later: {
      name: 'To be continued next week',
      text: 'The table stays: same link, same people, and the score sheet with all the points.',
    },
    print: {
      name: 'The real thing',
      text: 'Paper cards for Mau-Mau and Maxonaut: print, cut, play.',
      link: 'Print the cards',
    },
    keys: {
      name: 'No mouse needed',
      text: 'Arrow keys for your hand, D draws, M says “Mau”. Screen readers can play too.',
    },
  },
}
