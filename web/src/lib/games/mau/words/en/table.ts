import type { MauWords } from '../../words'

const cardsOf = (n: number) => (n === 1 ? 'one card' : `${n} cards`)

export const table: MauWords['table'] = {
  deal: (n) => `Deal ${n}`,
  dealOf: (n, all) => `Deal ${n} of ${all}`,
  roundOf: (n, all) => `Round ${n} of ${all}`,
  sharp: 'Sharp',
  draw: 'Draw',
  bear: (harm) =>
    [
      harm.draw > 0 ? `draw ${harm.draw}` : '',
      harm.swap ? 'swap' : '',
      harm.give ? 'take the card' : '',
      harm.take ? 'lose a card' : '',
      harm.miss ? 'miss a turn' : '',
    ]
      .filter(Boolean)
      .join(', ') || 'accept',
  shortOf: (n, due) => (n === 0 ? 'Draw no card (cheat)' : `Draw only ${n} of ${due} (cheat)`),
  pass: 'Pass',
  done: 'Done',
  call: (call) => `${call}!`,
  called: (call) => `“${call}” is called`,
  catch: 'Caught!',
  catchLabel: (name, call) => `Catch ${name}: no “${call}”`,
  drawPile: (n) => `Draw pile, ${n === 1 ? 'one card' : `${n} cards`}`,
  drawPileAct: (what, n) => `${what}: pile of ${n === 1 ? 'one card' : `${n} cards`}`,
  discardPile: (card, n) => `Discards, ${card} on top, ${n} in all`,
  discardEmpty: 'No card lies there yet',
  wished: (suit) => `Wished: ${suit}`,
  threatShort: (harm) => {
    if (harm.draw > 0) return `+${harm.draw}`
    if (harm.swap) return 'Swap'
    if (harm.give) return 'Gift'
    if (harm.take) return 'Grab'
    return harm.miss ? 'Miss a turn' : 'Answer'
  },
  hand: 'Your cards',
  handEmpty: 'You have no cards left.',
  lay: (card) => `Lay the ${card}`,
  give: (card) => `Give away the ${card}`,
  jump: (card) => `Jump in with the ${card}`,
  cheat: (card) => `Cheat with the ${card}`,
  held: (card) => `${card}, does not fit now`,
  justDrawn: 'just drawn',
  announced: 'makes your call true',
  confirm: (what) => `Tap again: ${what}`,
  rows: (n) => (n === 0 ? 'no deal' : n === 1 ? '1 deal' : `${n} deals`),
  dealer: 'deals',
  misses: 'misses a turn',
  lost: 'out of it',
  alone: 'against all',
  nextVictim: 'threatened too',
  choose: (name) => `Choose ${name}`,
  prompts: {
    target: (what) => `Who is to ${what}?`,
    give: (name) => `Which card is ${name} to get?`,
    done: 'Say “Done”.',
    remind: (call) => `Remember to call “${call}”!`,
    together: 'Lay another one with it, or say “Done”.',
    jump: 'You can jump in!',
    cheat: 'Cheating: what do you lay?',
    hands: (name) => `${name} decides how many cards everybody gets.`,
  },
  lastCard: {
    decide: (owner) => `${owner.name} has laid the last card. Do you let it stand?`,
    lies: (owner, by, accuse) => {
      if (owner.you) return `Your last card lies there. ${by.name} decides whether it stands.`
      const laid = `${owner.name} has laid the last card.`
      return accuse
        ? `${laid} You can still call “Cheating!”`
        : `${laid} ${by.name} decides whether it stands.`
    },
    stand: 'Let it stand',
    cheats: 'Cheating!',
    bubble: 'Last card!',
    standBubble: 'fine',
  },
  topAs: (card) => `stands for ${card}`,
  wishLeft: (n) => `${cardsOf(n)} to go`,
  mogeln: 'Cheat',
  accuse: (name) => `${name} cheats!`,
  accuseLabel: (name) => `Accuse ${name} of cheating`,
  accuseNobody: 'A cheat?',
  pointsShort: (n, bad) => (bad ? `${n} pen.` : `${n} ${n === 1 ? 'pt' : 'pts'}`),
  points: (n, bad) =>
    bad
      ? `${n} ${n === 1 ? 'penalty point' : 'penalty points'}`
      : `${n} ${n === 1 ? 'point' : 'points'}`,
  placeShort: (n) =>
    `${n}${['th', 'st', 'nd', 'rd'][n % 10 > 3 || (n > 10 && n < 14) ? 0 : n % 10]}`,
  caughtBubble: 'Caught!',
  jumpBubble: 'Jump in!',
  accuseBubble: 'A cheat!',
  guiltyBubble: 'Caught …',
  honestBubble: 'All honest!',
  handBubble: (n) => `${cardsOf(n)} for all`,
  targetBubble: (name) => `→ ${name}`,
  backBubble: 'back in',
  lostBubble: 'out of it',
  missedBubble: 'misses a turn',
  passedBubble: 'passes',
  letters: { draw: 'D', pass: 'P', catch: 'C' },
}
