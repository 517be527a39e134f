import type { Rank } from '../../../../lib/cards/parse'
import { dative, does, list, names, upper } from '../../../../lib/i18n/de/say'
import type { Who } from '../../../../lib/i18n/who'

const cardsOf = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)
/** What was said with a card, besides laying it. */
export type Lay = { as?: string | undefined; wish?: string | undefined; claim: boolean }

/** One of a rank, as the object of a sentence. */
const oneOf: Record<Rank, string> = {
  A: 'ein Ass',
  K: 'einen König',
  Q: 'eine Dame',
  J: 'einen Buben',
  '10': 'eine 10',
  '9': 'eine 9',
  '8': 'eine 8',
  '7': 'eine 7',
  '6': 'eine 6',
  '5': 'eine 5',
  '4': 'eine 4',
  '3': 'eine 3',
  '2': 'eine 2',
}

/** Why, in the words of the rules of the table. */
const because = (cause: string) => (cause ? `: ${cause}` : '')

export const narration = {
  oneOf,
  dealStarted: (deal: number, dealer: Who, starter: Who) =>
    `Runde ${deal}: ${dealer.you ? 'du gibst' : `${dealer.name} gibt`}, ${starter.you ? 'du beginnst' : `${starter.name} beginnt`}.`,
  dealt: (w: Who, n: number) => does(w, `bekommst ${cardsOf(n)}.`, `bekommt ${cardsOf(n)}.`),
  turnedUp: (card: string) => `Aufgedeckt wird ${card}.`,
  played: (w: Who, card: string, { as, wish, claim }: Lay) => {
    const what = as ? `${card} als ${as}` : card
    return w.you
      ? `Du legst ${[what, wish && `wünschst dir ${wish}`, claim && 'nutzt die Wirkung'].filter(Boolean).join(' und ')}.`
      : `${w.name} legt ${[what, wish && `wünscht sich ${wish}`, claim && 'nutzt die Wirkung'].filter(Boolean).join(' und ')}.`
  },
  jumpedIn: (w: Who) => does(w, 'wirfst dazwischen!', 'wirft dazwischen!'),
  handChosen: (w: Who, n: number) =>
    does(w, `bestimmst: ${cardsOf(n)} für alle.`, `bestimmt: ${cardsOf(n)} für alle.`),
  wished: (w: Who, wish = 'nichts') => does(w, `wünschst dir ${wish}.`, `wünscht sich ${wish}.`),
  putBack: (card: string) => `${card} kommt wieder unter den Stapel.`,
  targeted: (w: Who, target: Who) =>
    does(
      w,
      `wählst ${target.you ? 'dich' : target.name}.`,
      `wählt ${target.you ? 'dich' : target.name}.`,
    ),
  gave: (from: Who, to: Who, card: string | null) =>
    does(
      from,
      `gibst ${dative(to)} ${card ?? 'eine Karte'}.`,
      `gibt ${dative(to)} ${card ?? 'verdeckt eine Karte'}.`,
    ),
  took: (from: Who, to: Who, card: string | null) =>
    does(
      to,
      `ziehst ${card ?? 'eine Karte'} aus der Hand von ${from.you ? 'dir' : from.name}.`,
      `zieht ${from.you ? 'dir' : from.name} ${card ?? 'eine Karte'} aus der Hand.`,
    ),
  swapped: (all: Who[]) =>
    all.some((w) => w.you)
      ? `Du tauschst die Karten mit ${all.find((w) => !w.you)?.name ?? ''}.`
      : `${names(all)} tauschen die Karten.`,
  rotated: (to?: 'clockwise' | 'counter') => {
    const where = to ? (to === 'clockwise' ? 'nach links ' : 'nach rechts ') : ''
    return `Alle geben ihre Karten ${where}weiter.`
  },
  bought: (w: Who, card: string) => does(w, `kaufst ${card}.`, `kauft ${card}.`),
  cameBack: (w: Who) => does(w, 'bist wieder im Spiel.', 'ist wieder im Spiel.'),
  ruleApplied: (w: Who, cause: string) => `${w.you ? 'Du' : w.name}${because(cause)}!`,
  lot: (w: Who) => `Das Los trifft ${w.you ? 'dich' : w.name}.`,
  rolled: (n: number) => `Das Los sagt: ${cardsOf(n)}.`,
  renewed: (w: Who) =>
    `${w.you ? 'Deine' : `${w.name}: Die`} Hand wird eingemischt und neu ausgeteilt.`,
  tookPile: (w: Who, n: number) =>
    does(w, `nimmst den Ablagestapel: ${cardsOf(n)}.`, `nimmt den Ablagestapel: ${cardsOf(n)}.`),
  reacted: (w: Who, yes: boolean, race: boolean) => {
    if (!race) return `${w.you ? 'Du' : w.name}: ${yes ? 'ja.' : 'nein.'}`
    return yes ? does(w, 'drückst.', 'drückt.') : does(w, 'gibst auf.', 'gibt auf.')
  },
  ruleAdded: (w: Who, cause: string) =>
    does(w, `nimmst eine Regel dazu${because(cause)}.`, `nimmt eine Regel dazu${because(cause)}.`),
  slowest: (w: Who) => does(w, 'bist am langsamsten.', 'ist am langsamsten.'),
  putUnder: (w: Who, card: string | null) =>
    does(
      w,
      `legst ${card ?? 'eine Karte'} unter den Ziehstapel.`,
      `legt ${card ?? 'eine Karte'} unter den Ziehstapel.`,
    ),
  lookedAt: (by: Who, w: Who, cards: string[] | null) => {
    const what = cards ? `: ${list(cards)}` : ''
    return `${by.you ? 'Du siehst' : `${by.name} sieht`} ${w.you ? 'dir' : w.name} in die Karten${what}.`
  },
  showed: (w: Who, cards: string[]) => {
    const what = cards.length === 0 ? 'die leere Hand' : list(cards)
    return does(w, `zeigst allen ${what}.`, `zeigt allen ${what}.`)
  },
  handOpened: (w: Who, cards: string[]) => {
    const what = cards.length === 0 ? '' : `: ${list(cards)}`
    return does(w, `spielst mit offenen Karten${what}.`, `spielt mit offenen Karten${what}.`)
  },
  turnedOver: (back: boolean, top: string | null) =>
    `Alle Karten zeigen ${back ? 'ihre Rück' : 'wieder ihre Vorder'}seite${top ? `; oben liegt ${top}` : ''}.`,
  handClosed: (w: Who) => does(w, 'spielst wieder verdeckt.', 'spielt wieder verdeckt.'),
  switched: (state: string, on: boolean, w: Who | null) => {
    const whose = w ? ` für ${w.you ? 'dich' : w.name}` : ''
    return on ? `Ab jetzt gilt „${state}“${whose}.` : `Vorbei: „${state}“ gilt${whose} nicht mehr.`
  },
  noted: (w: Who, n: number) => {
    const what = `${String(n).replace('-', '−')} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`
    return does(w, `notierst ${what}.`, `notiert ${what}.`)
  },
  excluded: (w: Who, cause: string) =>
    does(
      w,
      `scheidest für diese Runde aus${because(cause)}.`,
      `scheidet für diese Runde aus${because(cause)}.`,
    ),
  withdrew: (w: Who) =>
    does(w, 'gehst; deine Karten liegen beiseite.', 'geht; die Karten liegen beiseite.'),
  accused: (w: Who, by: Who, cause: string) =>
    `${by.you ? 'Du beschuldigst' : `${by.name} beschuldigt`} ${w.you ? 'dich' : w.name}${because(cause)}.`,
  charged: (w: Who, by: Who, charge: string) =>
    `${by.you ? 'Du wirfst' : `${by.name} wirft`} ${w.you ? 'dir' : w.name} vor: „${charge}“.`,
  judged: (w: Who, guilty: boolean) =>
    `${w.you ? 'Du' : w.name}: ${guilty ? 'stimmt.' : 'stimmt nicht.'}`,
  verdict: (w: Who, charge: string, guilty: boolean) =>
    `Der Vorwurf „${charge}“ gegen ${w.you ? 'dich' : w.name} ${guilty ? 'gilt.' : 'gilt nicht.'}`,
  takenBack: (w: Who, card: string) => does(w, `nimmst ${card} zurück.`, `nimmt ${card} zurück.`),
  slippedBack: (w: Who) =>
    does(
      w,
      'nimmst auch die untergeschobene Karte zurück.',
      'nimmt auch die untergeschobene Karte zurück.',
    ),
  putAway: (w: Who, n: number) =>
    does(
      w,
      `legst ${cardsOf(n)} auf den Stapel zurück.`,
      `legt ${cardsOf(n)} auf den Stapel zurück.`,
    ),
  cancelled: (w: Who) => does(w, 'wehrst ab.', 'wehrt ab.'),
  drew: (w: Who, n: number, cause: string, own: string[] | null) => {
    if (n === 0) return does(w, 'findest nichts zu ziehen.', 'findet nichts zu ziehen.')
    const what = `${own ? list(own) : cardsOf(n)}${because(cause)}`
    return does(w, `ziehst ${what}.`, `zieht ${what}.`)
  },
  laidBeside: (w: Who, n: number, cause: string) => {
    const what = `${cardsOf(n)} verdeckt neben die Hand${because(cause)}`
    return does(w, `legst ${what}.`, `legt ${what}.`)
  },
  tookUp: (w: Who, n: number, own: string[] | null) => {
    const what = own ? list(own) : cardsOf(n)
    return does(
      w,
      `nimmst auf, was neben der Hand lag: ${what}.`,
      `nimmt auf, was neben der Hand lag: ${what}.`,
    )
  },
  passed: (w: Who) => does(w, 'gibst weiter.', 'gibt weiter.'),
  lastCard: (w: Who, by: Who) =>
    `${does(w, 'legst', 'legt')} die letzte Karte. ${does(by, 'entscheidest', 'entscheidet')}, ob sie gilt.`,
  letStand: (w: Who, by: Who) =>
    does(
      by,
      `lässt die letzte Karte von ${w.name} gelten.`,
      `lässt ${w.you ? 'deine letzte Karte' : `die letzte Karte von ${w.name}`} gelten.`,
    ),
  missed: (w: Who) => does(w, 'setzt aus.', 'setzt aus.'),
  reversed: (clockwise: boolean) =>
    clockwise ? 'Jetzt geht es im Uhrzeigersinn.' : 'Jetzt geht es gegen den Uhrzeigersinn.',
  again: (w: Who) => does(w, 'bist noch einmal dran.', 'ist noch einmal dran.'),
  called: (w: Who, call: string) => does(w, `rufst „${call}“!`, `ruft „${call}“!`),
  caught: (w: Who, by: Who, cause: string) =>
    `${by.you ? 'Du erwischst' : `${by.name} erwischt`} ${w.you ? 'dich' : w.name}${because(cause)}.`,
  falseCatch: (w: Who, by: Who, cause: string) =>
    `${does(by, 'willst', 'will')} ${w.you ? 'dich' : w.name} erwischen${because(cause)}.`,
  reshuffled: (n: number) =>
    `Die Ablage wird gemischt: ${n === 1 ? 'eine Karte liegt' : `${n} Karten liegen`} wieder im Stapel.`,
  wentOut: (w: Who, place: number) =>
    place === 1
      ? does(w, 'hast die letzte Karte gelegt!', 'hat die letzte Karte gelegt!')
      : does(w, `bist als ${place}. fertig.`, `ist als ${place}. fertig.`),
  dealEnded: (cause: string) => `Die Runde ist zu Ende${because(cause)}.`,
  matchEnded: (winners: Who[]) =>
    winners.length === 1 && winners[0]?.you
      ? 'Du gewinnst die Partie!'
      : winners.length === 1
        ? `${upper(names(winners))} gewinnt die Partie!`
        : winners.some((w) => w.you)
          ? `Ihr gewinnt die Partie gemeinsam: ${names(winners)}!`
          : `${upper(names(winners))} gewinnen die Partie gemeinsam!`,
}
