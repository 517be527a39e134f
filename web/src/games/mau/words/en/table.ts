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
      harm.draw > 0 ? `draw ${harm.until ? 'up to ' : ''}${harm.draw}` : '',
      harm.swap ? 'swap' : '',
      harm.give ? 'take the card' : '',
      harm.take ? 'lose a card' : '',
      harm.misses > 1 ? `skip ${harm.misses}` : harm.miss ? 'skip' : '',
    ]
      .filter(Boolean)
      .join(', ') || 'accept',
  drawAllTheSame: 'Draw though something fits',
  passAllTheSame: 'Pass though something fits',
  shortOf: (n, due) => (n === 0 ? 'Draw no card (cheat)' : `Draw only ${n} of ${due} (cheat)`),
  pass: 'Pass',
  done: 'Done',
  call: (call) => `${call}!`,
  called: (call) => `You have called “${call}”`,
  callCosts: (n) => `Called wrongly: draw ${cardsOf(n)}`,
  catch: 'Catch!',
  catchLabel: (name, call) => `Catch ${name}: forgot “${call}”`,
  drawPile: (n, what = '') => `${n}: cards in the draw pile${what && `; ${what}`}`,
  discardPile: (card, n) => `Discard pile, ${card} on top, ${n} in all`,
  discardEmpty: 'No card there yet',
  wished: (suit) => `Wish: ${suit}`,
  threatShort: (harm) => {
    if (harm.draw > 0) return `+${harm.draw}`
    if (harm.swap) return 'Swap'
    if (harm.give) return 'Gift'
    if (harm.take) return 'Grab'
    return harm.miss ? 'Skip' : 'Answer'
  },
  hand: 'Your cards',
  handEmpty: 'You have no cards left.',
  lay: (card) => `Play the ${card}`,
  give: (card) => `Give away the ${card}`,
  jump: (card) => `Jump in with the ${card}`,
  cheat: (card) => `Cheat with the ${card}`,
  held: (card) => `${card}, does not fit now`,
  noWish: 'No wish',
  justDrawn: 'just drawn',
  announced: 'fits your call',
  confirm: (what) => `Tap again: ${what}`,
  rows: (n) => (n === 0 ? 'no deal' : n === 1 ? '1 deal' : `${n} deals`),
  dealer: 'deals',
  misses: 'skips',
  barred: 'may not go out',
  open: 'open hand',
  lost: 'out',
  alone: 'against all',
  nextVictim: 'at risk',
  choose: (name) => `Choose ${name}`,
  prompts: {
    target: (what) => `Who must ${what}?`,
    give: (name) => `Which card does ${name} get?`,
    done: 'Say “Done”.',
    remind: (call) => `Remember to call “${call}”!`,
    together: 'Play another one with it, or say “Done”.',
    jump: 'You can jump in!',
    cheat: 'Cheating: which card?',
    wish: 'You begin: what do you wish for?',
    wishes: (name) => `${name} begins and makes a wish.`,
    hands: (name) => `${name} decides how many cards everybody gets.`,
  },
  lastCard: {
    decide: (owner) => `${owner.name} has played their last card. Do you let it stand?`,
    lies: (owner, by, accuse) => {
      if (owner.you) return `You have played your last card. ${by.name} decides whether it stands.`
      const laid = `${owner.name} has played their last card.`
      return accuse
        ? `${laid} You can still call “Cheating!”`
        : `${laid} ${by.name} decides whether it stands.`
    },
    stand: 'Let it stand',
    cheats: 'Cheating!',
    bubble: 'Last card!',
    standBubble: 'it stands',
  },
  topAs: (card) => `stands for ${card}`,
  wishLeft: (n) => `${cardsOf(n)} to go`,
  wishTurns: (n) => (n === 1 ? 'one more turn' : `${n} more turns`),
  wishLaps: (n) => (n === 1 ? 'once more round' : `${n} more times round`),
  mogeln: 'Cheat',
  pointsShort: (n, bad) => (bad ? `${n} pen.` : `${n} ${n === 1 ? 'pt' : 'pts'}`),
  points: (n, bad) =>
    bad
      ? `${n} ${n === 1 ? 'penalty point' : 'penalty points'}`
      : `${n} ${n === 1 ? 'point' : 'points'}`,
  placeShort: (n) =>
    `${n}${['th', 'st', 'nd', 'rd'][n % 10 > 3 || (n > 10 && n < 14) ? 0 : n % 10]}`,
  trueBubble: 'True.',
  falseBubble: 'Not true.',
  hereBubble: 'Here!',
  slowestBubble: 'too slow',
  lookBubble: (name) => `looks at ${name}’s cards`,
  yesBubble: 'Yes',
  noBubble: 'No',
  caughtBubble: 'Caught!',
  jumpBubble: 'Jump in!',
  accuseBubble: 'Cheating!',
  guiltyBubble: 'Caught …',
  honestBubble: 'Played fair!',
  handBubble: (n) => `${cardsOf(n)} for everybody`,
  targetBubble: (name) => `→ ${name}`,
  backBubble: 'back in',
  passedBubble: 'passes',
  letters: { draw: 'D', pass: 'P', catch: 'C' },
}
