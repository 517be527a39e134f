import type { MauDrawReason } from '../../wire/MauDrawReason'
import type { MauEnding } from '../../wire/MauEnding'
import type { Who } from '../who'

const cardsOf = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)
const does = (w: Who, you: string, they: string) => (w.you ? `Du ${you}` : `${w.name} ${they}`)
const list = (all: string[]) => new Intl.ListFormat('de', { type: 'conjunction' }).format(all)
const names = (all: Who[]) => list(all.map((w) => (w.you ? 'du' : w.name)))
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const narration = {
  sat: (w: Who) => does(w, 'setzt dich an den Tisch.', 'setzt sich an den Tisch.'),
  stood: (w: Who) => does(w, 'stehst auf.', 'steht auf.'),
  botTookOver: (w: Who) =>
    w.you ? 'Ein Bot spielt für dich weiter.' : `Ein Bot spielt für ${w.name} weiter.`,
  returned: (w: Who) => does(w, 'bist wieder da.', 'ist wieder da.'),
  started: () => 'Das Spiel beginnt.',
  dealStarted: (deal: number, dealer: Who, starter: Who) =>
    `Runde ${deal}: ${dealer.you ? 'du gibst' : `${dealer.name} gibt`}, ${starter.you ? 'du beginnst' : `${starter.name} beginnt`}.`,
  dealt: (w: Who, n: number) => does(w, `bekommst ${cardsOf(n)}.`, `bekommt ${cardsOf(n)}.`),
  turnedUp: (card: string) => `Aufgedeckt wird ${card}.`,
  played: (w: Who, card: string) => does(w, `legst ${card}.`, `legt ${card}.`),
  playedWish: (w: Who, card: string, suit: string) =>
    does(w, `legst ${card} und wünschst dir ${suit}.`, `legt ${card} und wünscht sich ${suit}.`),
  threatened: (w: Who, draw: number, miss: boolean) => {
    const what = [draw > 0 ? `${cardsOf(draw)} ziehen` : '', miss ? 'aussetzen' : ''].filter(
      Boolean,
    )
    return does(w, `sollst ${what.join(' und ')}.`, `soll ${what.join(' und ')}.`)
  },
  cancelled: (w: Who) => does(w, 'hebst die Strafe auf.', 'hebt die Strafe auf.'),
  drew: (w: Who, n: number, reason: MauDrawReason, own: string[] | null) => {
    const what = own ? list(own) : cardsOf(n)
    switch (reason) {
      case 'turn':
        return does(w, `ziehst ${what}.`, `zieht ${what}.`)
      case 'threat':
        return does(w, `ziehst zur Strafe ${what}.`, `zieht zur Strafe ${what}.`)
      case 'caught':
        return does(w, `wurdest erwischt und ziehst ${what}.`, `wurde erwischt und zieht ${what}.`)
      case 'call_missed':
        return does(
          w,
          `hast die Ansage vergessen und ziehst ${what}.`,
          `hat die Ansage vergessen und zieht ${what}.`,
        )
      case 'false_call':
        return does(
          w,
          `hast falsch angesagt und ziehst ${what}.`,
          `hat falsch angesagt und zieht ${what}.`,
        )
    }
  },
  passed: (w: Who) => does(w, 'gibst weiter.', 'gibt weiter.'),
  missed: (w: Who) => does(w, 'setzt aus.', 'setzt aus.'),
  reversed: (clockwise: boolean) =>
    clockwise
      ? 'Die Richtung dreht: jetzt im Uhrzeigersinn.'
      : 'Die Richtung dreht: jetzt gegen den Uhrzeigersinn.',
  again: (w: Who) => does(w, 'bist noch einmal dran.', 'ist noch einmal dran.'),
  called: (w: Who, call: string) => does(w, `rufst „${call}“!`, `ruft „${call}“!`),
  caught: (w: Who, by: Who, call: string) =>
    `${by.you ? 'Du erwischst' : `${by.name} erwischt`} ${w.you ? 'dich' : w.name}: „${call}“ fehlt.`,
  callMissed: (w: Who, call: string) =>
    does(w, `hast „${call}“ vergessen.`, `hat „${call}“ vergessen.`),
  falseCall: (w: Who, call: string) =>
    does(
      w,
      `hast „${call}“ gerufen, aber es passte nicht.`,
      `hat „${call}“ gerufen, aber es passte nicht.`,
    ),
  reshuffled: (n: number) =>
    `Die Ablage wird gemischt: ${n === 1 ? 'eine Karte liegt' : `${n} Karten liegen`} wieder im Stapel.`,
  wentOut: (w: Who, place: number) =>
    place === 1
      ? does(w, 'hast die letzte Karte gelegt!', 'hat die letzte Karte gelegt!')
      : does(w, `bist fertig, auf Platz ${place}.`, `ist fertig, auf Platz ${place}.`),
  dealEnded: (ending: MauEnding) => {
    switch (ending) {
      case 'out':
        return 'Die Runde ist zu Ende.'
      case 'stuck':
        return 'Niemand kann mehr legen oder ziehen: Die Runde ist zu Ende.'
      case 'capped':
        return 'Die Runde dauert zu lange und endet hier.'
    }
  },
  matchEnded: (winners: Who[]) =>
    winners.length === 1 && winners[0]?.you
      ? 'Du gewinnst das Spiel!'
      : winners.length === 1
        ? `${upper(names(winners))} gewinnt das Spiel!`
        : winners.some((w) => w.you)
          ? `Ihr gewinnt das Spiel gemeinsam: ${names(winners)}!`
          : `${upper(names(winners))} gewinnen das Spiel gemeinsam!`,
}
