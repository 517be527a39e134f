import { does, list, names, upper } from '../../../../lib/i18n/de/say'
import type { Who } from '../../../../lib/i18n/who'
import type { MaxOrigin } from '../../../../lib/wire/MaxOrigin'
import type { MaxWhy } from '../../../../lib/wire/MaxWhy'

const cardsOf = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)
const pointsOf = (n: number) => (n === 1 ? 'einen Strafpunkt' : `${n} Strafpunkte`)
const accusative = (w: Who) => (w.you ? 'dich' : w.name)

function winner(winners: Who[]): string {
  if (winners.length > 1) return winners.some((w) => w.you) ? 'gewinnt' : 'gewinnen'
  return winners[0]?.you ? 'gewinnst' : 'gewinnt'
}

const because: Record<MaxWhy, string> = {
  lie: 'für die Lüge',
  doubt: 'für den falschen Zweifel',
  trap: 'fürs Aufdecken',
  antidote: 'vom Gegenmittel',
  accepted: 'ohne nachzusehen',
  wrong_form: 'für die falsche Reihenfolge',
}

const where: Record<MaxOrigin, string> = {
  top: 'Aufgedeckt',
  discard: 'Dafür aus der Ablage',
  draw: 'Dafür vom Nachziehstapel',
}

export const narration = {
  roundStarted: (round: number, w: Who) =>
    `Runde ${round}: ${w.you ? 'du beginnst' : `${w.name} beginnt`}.`,
  drew: (w: Who, n: number, own: string[] | null) => {
    const what = own ? list(own) : cardsOf(n)
    return does(w, `ziehst ${what}.`, `zieht ${what}.`)
  },
  reshuffled: (n: number) =>
    `Die Ablage wird gemischt: ${n === 1 ? 'eine Karte liegt' : `${n} Karten liegen`} wieder im Stapel, die zwei obersten bleiben.`,
  laid: (w: Who, from: string, own: string[] | null) => {
    const what = own ? list(own) : from
    return does(w, `legst ${what}.`, `legt ${what}.`)
  },
  reversed: (clockwise: boolean) =>
    clockwise
      ? 'Die Richtung wechselt: jetzt im Uhrzeigersinn.'
      : 'Die Richtung wechselt: jetzt gegen den Uhrzeigersinn.',
  skipped: (w: Who) => does(w, 'wirst übersprungen.', 'wird übersprungen.'),
  believed: (w: Who) => does(w, 'glaubst es.', 'glaubt es.'),
  doubted: (w: Who, announcer: Who) =>
    does(
      w,
      `glaubst ${announcer.name} nicht und deckst auf.`,
      `glaubt ${announcer.you ? 'dir' : announcer.name} nicht und deckt auf.`,
    ),
  turnedUp: (card: string, origin: MaxOrigin) => `${where[origin]}: ${card}.`,
  trapped: (w: Who, virus: boolean, bomb: boolean) => {
    const what =
      virus && bomb ? 'Virus und Bombe treffen' : virus ? 'Der Virus trifft' : 'Die Bombe trifft'
    return `${what} ${accusative(w)}, wenn nichts dagegen hilft.`
  },
  shown: (w: Who, cards: string[]) => does(w, `zeigst ${list(cards)}.`, `zeigt ${list(cards)}.`),
  bore: (w: Who) => does(w, 'zeigst nichts.', 'zeigt nichts.'),
  judged: (claim: string, worth: string | null) =>
    worth === null
      ? `Angesagt war ${claim}: wertlos.`
      : `Angesagt war ${claim}: in Wahrheit ${worth}.`,
  penalty: (w: Who, points: number, total: number, why: MaxWhy) =>
    does(
      w,
      `bekommst ${pointsOf(points)} ${because[why]} und hast jetzt ${total}.`,
      `bekommt ${pointsOf(points)} ${because[why]} und hat jetzt ${total}.`,
    ),
  matchEnded: (loser: Who, winners: Who[]) =>
    `${does(loser, 'hast', 'hat')} die Partie verloren. ${upper(names(winners))} ${winner(winners)}!`,
}
