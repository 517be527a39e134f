import type { Who } from '../../../../lib/i18n/who'
import type { MauHarm } from '../../../../lib/wire/MauHarm'
import { cardsOf } from './threats'

export const table = {
  deal: (n: number) => `Runde ${n}`,
  dealOf: (n: number, all: number) => `Runde ${n} von ${all}`,
  roundOf: (n: number, all: number) => `Durchgang ${n} von ${all}`,
  sharp: 'Scharf',
  draw: 'Ziehen',
  /** The label of the button that takes the penalty. */
  bear: (harm: MauHarm) =>
    [
      harm.draw > 0 ? `${harm.until ? 'bis zu ' : ''}${harm.draw} ziehen` : '',
      harm.swap ? 'tauschen' : '',
      harm.give ? 'Karte annehmen' : '',
      harm.take ? 'Karte überlassen' : '',
      harm.misses > 1 ? `${harm.misses}-mal aussetzen` : harm.miss ? 'aussetzen' : '',
    ]
      .filter(Boolean)
      .join(', ') || 'hinnehmen',
  drawAllTheSame: 'Ziehen, obwohl etwas passt',
  passAllTheSame: 'Weitergeben, obwohl etwas passt',
  shortOf: (n: number, due: number) => `${n ? `Nur ${n} von ${due}` : 'Nicht'} ziehen (mogeln)`,
  pass: 'Weiter',
  done: 'Fertig',
  call: (call: string) => `${call}!`,
  called: (call: string) => `„${call}“ ist angesagt`,
  /** What it costs to say it wrongly. */
  callCosts: (n: number) => `Falsch gesagt: ${cardsOf(n)} ziehen`,
  catch: 'Erwischt!',
  catchLabel: (name: string, call: string) => `${name} erwischen: „${call}“ fehlt`,
  /** Begins with what is seen there: `31 +3`. */
  drawPile: (n: string, what = '') => `${n}: Karten im Stapel${what && `; ${what}`}`,
  discardPile: (card: string, n: number) => `Ablage, oben ${card}, insgesamt ${n}`,
  discardEmpty: 'Noch liegt keine Karte',
  wished: (suit: string) => `Gewünscht: ${suit}`,
  /** The threat in a word, beside the draw pile. */
  threatShort: (harm: MauHarm) => {
    if (harm.draw > 0) return `+${harm.draw}`
    if (harm.swap) return 'Tausch'
    if (harm.give) return 'Geschenk'
    if (harm.take) return 'Griff'
    return harm.miss ? 'Aussetzen' : 'Antwort'
  },
  hand: 'Deine Karten',
  handEmpty: 'Keine Karten mehr.',
  lay: (card: string) => `${card} legen`,
  give: (card: string) => `${card} weggeben`,
  jump: (card: string) => `${card} dazwischenwerfen`,
  cheat: (card: string) => `Mogeln mit ${card}`,
  held: (card: string) => `${card}, passt jetzt nicht`,
  noWish: 'Kein Wunsch',
  justDrawn: 'eben gezogen',
  announced: 'dazu passt die Ansage',
  confirm: (what: string) => `Noch mal tippen: ${what}`,
  rows: (n: number) => `${n || 'keine'} Runde${n > 1 ? 'n' : ''}`,
  dealer: 'gibt',
  misses: 'setzt aus',
  barred: 'darf nicht ausmachen',
  open: 'offene Karten',
  lost: 'raus',
  alone: 'gegen alle',
  nextVictim: 'bedroht',
  choose: (name: string) => `${name} wählen`,
  prompts: {
    target: (what: string) => `Wer soll ${what}?`,
    give: (name: string) => `Welche Karte bekommt ${name}?`,
    done: 'Sag „Fertig“.',
    remind: (call: string) => `Denk an „${call}“!`,
    together: 'Leg noch eine dazu oder sag „Fertig“.',
    jump: 'Du kannst dazwischenwerfen!',
    cheat: 'Mogeln: Was legst du?',
    wish: 'Du beginnst: Was wünschst du dir?',
    wishes: (name: string) => `${name} beginnt und wünscht sich etwas.`,
    hands: (name: string) => `${name} bestimmt, wie viele Karten alle bekommen.`,
  },
  /** A last card that counts only if the next seat lets it. */
  lastCard: {
    decide: (owner: Who) => `${owner.name} hat die letzte Karte gelegt. Gilt sie?`,
    lies: (owner: Who, by: Who, accuse: boolean) => {
      if (owner.you) return `Deine letzte Karte liegt. ${by.name} entscheidet, ob sie gilt.`
      const laid = `${owner.name} hat die letzte Karte gelegt.`
      return `${laid} ${accuse ? 'Noch kannst du „Mogelt!“ rufen' : `${by.name} entscheidet, ob sie gilt`}.`
    },
    stand: 'Gelten lassen',
    cheats: 'Mogelt!',
    bubble: 'Letzte Karte!',
    standBubble: 'gilt',
  },
  topAs: (card: string) => `steht für ${card}`,
  wishLeft: (n: number) => `noch ${cardsOf(n)}`,
  wishTurns: (n: number) => `noch ${n === 1 ? 'ein Zug' : `${n} Züge`}`,
  wishLaps: (n: number) => `noch ${n === 1 ? '' : `${n}-mal `}reihum`,
  mogeln: 'Mogeln',
  pointsShort: (n: number, bad: boolean) => (bad ? `${n} Strafp.` : `${n} P`),
  points: (n: number, bad: boolean) => `${n} ${bad ? 'Strafpunkt' : 'Punkt'}${n === 1 ? '' : 'e'}`,
  placeShort: (n: number) => `${n}.`,
  trueBubble: 'Stimmt.',
  falseBubble: 'Stimmt nicht.',
  hereBubble: 'Hier!',
  slowestBubble: 'zu langsam',
  lookBubble: (name: string) => `sieht bei ${name} nach`,
  yesBubble: 'Ja',
  noBubble: 'Nein',
  caughtBubble: 'Erwischt!',
  jumpBubble: 'Dazwischen!',
  accuseBubble: 'Gemogelt!',
  guiltyBubble: 'Ertappt …',
  honestBubble: 'Ehrlich gespielt!',
  handBubble: (n: number) => `${cardsOf(n)} für alle`,
  targetBubble: (name: string) => `→ ${name}`,
  backBubble: 'wieder dabei',
  passedBubble: 'weiter',
  /** The letters on the buttons; those of the other language count too. */
  letters: { draw: 'Z', pass: 'W', catch: 'E' },
}
