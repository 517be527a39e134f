import type { Who } from '../../../../lib/i18n/who'

const cardsOf = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)

/** Words of what lies over the felt: questions about a card, the results, the sheet, the settings. */
export const later = {
  catchSeat: (name: string, n: number) =>
    `${name} erwischen; fehlt nichts, ziehst du ${n === 1 ? 'eine Karte' : `${n} Karten`}`,
  openHand: (name: string, cards: string[]) =>
    `Offene Hand von ${name}: ${cards.join(', ') || 'leer'}`,
  openHandOf: (name: string) => `Offene Hand von ${name}`,
  beside: (n: number) => `${cardsOf(n)} verdeckt neben der Hand`,
  factor: (n: number) => `Runde zählt ${n === 2 ? 'doppelt' : `${n}-fach`}`,
  accuse: (name: string) => `${name} mogelt!`,
  accuseEarlier: (name: string) => `Vorher: ${name}`,
  accuseLabel: (name: string) => `${name} des Mogelns beschuldigen`,
  charge: 'Vorwurf …',
  chargeTitle: 'Wem wirfst du was vor?',
  /** Somebody is charged with what no program sees. */
  trial: {
    plea: (by: Who, charge: string) => `${by.name} wirft dir vor: „${charge}“. Stimmt das?`,
    vote: (accused: Who, by: Who, charge: string) =>
      `${by.name} wirft ${accused.name} vor: „${charge}“. Stimmt das?`,
    waits: (accused: Who, by: Who, charge: string, asked: Who) =>
      `„${charge}“ (${by.you ? 'du' : by.name} gegen ${accused.you ? 'dich' : accused.name}): ${asked.name} entscheidet gerade.`,
    admit: 'Ich gebe es zu',
    deny: 'Stimmt nicht',
    convict: 'Ja, stimmt',
    acquit: 'Nein',
  },
  /** A rule of this table asks before it happens. */
  asked: {
    race: (rule: string, last: boolean) =>
      last
        ? `„${rule}“: schnell! Es trifft, wer zuletzt drückt.`
        : `„${rule}“: schnell! Es zählt, wer zuerst drückt.`,
    racing: (rule: string, left: string[]) => `„${rule}“: noch nicht gedrückt: ${left.join(', ')}`,
    here: 'Hier!',
    waits: (rule: string, name: string) => `„${rule}“: ${name} entscheidet gerade.`,
    whether: (rule: string) => `„${rule}“: Soll das gelten?`,
    whom: (rule: string) => `„${rule}“: Wen soll es treffen?`,
    give: (rule: string, name: string, n: number) =>
      `„${rule}“: Welche Karte bekommt ${name}?${n > 1 ? ` (noch ${cardsOf(n)})` : ''}`,
    pass: (rule: string, name: string, n: number) =>
      `„${rule}“: Was gibst du an ${name} weiter?${n > 1 ? ` (noch ${cardsOf(n)})` : ''}`,
    putAway: (rule: string, n: number) =>
      `„${rule}“: Welche Karte legst du weg?${n > 1 ? ` (noch ${cardsOf(n)})` : ''}`,
    yes: 'Ja',
    way: (rule: string) => `„${rule}“: In welche Richtung wandern alle Hände?`,
    left: 'Nach links',
    right: 'Nach rechts',
    no: 'Nein',
    nobody: 'Niemanden',
    addRule: (rule: string) => `„${rule}“: Welche Regel soll ab jetzt gelten?`,
    pick: (rule: string, hit: Who) =>
      hit.you ? `„${rule}“: Was davon trifft dich?` : `„${rule}“: Was davon trifft ${hit.name}?`,
    wish: (rule: string) => `„${rule}“: Was wünschst du dir?`,
  },
  tooSoon: 'Sieh erst hin: Eine Anschuldigung zählt einen Augenblick später.',
  sharpWho: (name: string) => `Scharf: ${name} gegen alle`,
  sharpYou: 'Scharf: du gegen alle',
  chart: 'Punkte nach jeder Runde',
  hands: {
    title: 'Wie viele Karten bekommen alle?',
    fewer: 'Eine Karte weniger',
    more: 'Eine Karte mehr',
    action: (n: number) => `${n === 1 ? 'Eine Karte' : `${n} Karten`} geben`,
  },
  asTitle: (card: string) => `${card}: Wofür steht er?`,
  asCard: 'Eine Karte',
  asWish: 'Ein Wunsch',
  wishTitle: (card: string) => `${card}: Was wünschst du dir?`,
  wishCard: 'Farbe der Karte',
  noWish: 'Kein Wunsch',
  claimTitle: (card: string) => `${card}: Wirkung nutzen?`,
  claimHarm: (what: string) => `Wen es trifft, soll ${what}.`,
  claimYes: 'Ja, nutzen',
  buyTitle: (card: string) => `${card} kaufen?`,
  buyYes: 'Ja, auf die Hand nehmen',
  claimNo: 'Nein, nur legen',
  underTitle: (card: string) => `${card}: Eine Karte darunterschieben?`,
  underNothing: 'Nichts darunterschieben',
  underCard: (card: string) => `${card} darunterschieben`,
  team: (n: number) => `Team ${n + 1}`,
  sheetTeam: 'Team',
  sheetDeal: 'Nr.',
  sheetSum: 'Summe',
  sheetDealer: 'hat gegeben',
  sheetEmpty: 'Die erste Runde läuft noch.',
  settingFour: 'Vier Farben',
  settingFourNote: 'Kreuz grün, Karo blau: auf einen Blick zu unterscheiden.',
  settingGerman: 'Deutsches Blatt',
  settingGermanNote:
    'Eichel, Blatt, Herz und Schellen mit Unter, Ober, König und Daus. Der Regeltext sagt weiter Kreuz, Pik und Karo.',
  settingConfirm: 'Zweimal tippen zum Legen',
  settingConfirmNote: 'Schützt vor Versehen.',
  settingOrder: 'Hand sortieren',
  orderSuit: 'nach Farbe',
  orderRank: 'nach Wert',
  dealOver: (n: number) => `Runde ${n} ist zu Ende`,
  dealWonYou: 'Du gewinnst die Runde!',
  dealLostYou: 'Du hast die Runde verloren.',
  dealLost: (name: string, n: number) => `${name} ${n === 1 ? 'hat' : 'haben'} die Runde verloren.`,
  matchLostYou: 'Du hast die Partie verloren.',
  matchLost: (name: string, n: number) =>
    `${name} ${n === 1 ? 'hat' : 'haben'} die Partie verloren.`,
  dealWon: (names: string, n: number) => `${names} ${n === 1 ? 'gewinnt' : 'gewinnen'} die Runde`,
  sheetGoal: (n: number) => `Wer zuerst ${n} Punkte hat, gewinnt.`,
  sheetGoalBad: (n: number) =>
    `Hat jemand ${n} Punkte, ist Schluss: Dann gewinnt, wer die wenigsten hat.`,
  sheetKnockout: (n: number) => `Wer ${n} Punkte hat, scheidet aus.`,
  sheetAhead: 'vorn',
  sheetRounds: (n: number) =>
    n === 1
      ? 'Gespielt wird ein Durchgang: Alle geben einmal.'
      : `Gespielt werden ${n} Durchgänge: In jedem geben alle einmal.`,
  sheetRound: (n: number) => `Durchgang ${n}`,
  sheetSharp: 'Scharf: Wer gibt, spielt allein gegen alle anderen.',
  sheetPot: (n: number) => (n === 1 ? 'Im Pott liegt ein Punkt.' : `Im Pott liegen ${n} Punkte.`),
  sheetKitty: 'In die Kasse',
  sheetPays: 'Zahlt',
  pays: (amount: string) => `zahlt ${amount}`,
  gets: (amount: string) => `bekommt ${amount}`,
  sheetDeals: (n: number) =>
    n === 1 ? 'Gespielt wird eine Runde.' : `Gespielt werden ${n} Runden.`,
  pointsDeal: (n: number) => `${n > 0 ? '+' : ''}${n}`,
  pointsKind: (n: number, bad: boolean) => {
    if (bad) return Math.abs(n) === 1 ? 'Strafpunkt' : 'Strafpunkte'
    return Math.abs(n) === 1 ? 'Punkt' : 'Punkte'
  },
  sheetDirection: (bad: boolean) =>
    bad ? 'Das sind Strafpunkte: je weniger, desto besser.' : 'Je mehr Punkte, desto besser.',
  total: 'Gesamt',
  noCards: 'keine Karten mehr',
  keys: {
    arrows: 'durch die Karten gehen',
    enter: 'Karte legen',
    draw: 'ziehen oder Strafe annehmen',
    pass: 'weitergeben oder Strafe hinnehmen',
    call: 'ansagen (Mau)',
    catch: 'jemanden erwischen',
    cheat: 'mogeln (an und aus)',
    accuse: 'des Mogelns beschuldigen',
  },
}
