import type { SentencesIn } from '../../message.ts';
import type { cancel as english } from '../../en/orders/cancel.ts';

/** Cancelling a plan. */
export const cancel = {
  title: 'Tarif kündigen',
  leadPaid: 'Du behältst {plan} bis zum {date}. Das ändert sich dann:',
  leadTrial: 'Deine kostenlose Testphase von {plan} läuft bis zum {date}. Das ändert sich dann:',
  leadUnknown: 'Das ändert sich, wenn {plan} endet:',
  chargeLabel: 'Abbuchungen',
  chargePaid: 'Für diesen Tarif wird nichts mehr abgebucht.',
  chargeTrial: 'Für diesen Tarif wird überhaupt nichts abgebucht.',
  chargeOwed: 'Abgesehen davon wird für diesen Tarif nichts mehr abgebucht.',
  historyLabel: 'Videoverlauf',
  historyNone: 'Wir speichern keine Videos mehr und löschen die vorhandenen.',
  historyHours: {
    one: 'Wir behalten nur die letzte Stunde. Alles Ältere wird gelöscht.',
    other: 'Wir behalten nur die letzten {count} Stunden. Alles Ältere wird gelöscht.',
  },
  historyDays: {
    one: 'Wir behalten nur den letzten Tag. Alles Ältere wird gelöscht.',
    other: 'Wir behalten nur die letzten {count} Tage. Alles Ältere wird gelöscht.',
  },
  historyUnknown: 'Wir behalten nur so viel wie ohne kostenpflichtigen Tarif. Alles Ältere wird gelöscht.',
  devicesLabel: 'Geräte, für die kein Tarif mehr gilt',
  devicesOnPlan: 'Geräte in diesem Tarif',
  keptAll: {
    one: 'Danach gilt der kostenlose Tarif {plan} für 1 Gerät.',
    other: 'Danach gilt der kostenlose Tarif {plan} für bis zu {count} Geräte.',
  },
  keptSome: {
    one: 'Danach gilt der kostenlose Tarif {plan} nur noch für eins davon.',
    other: 'Danach gilt der kostenlose Tarif {plan} nur noch für {count} davon.',
  },
  lower: 'Lieber weniger zahlen: {plan}, {price}',
  devicesNone: 'In diesem Tarif ist kein Gerät.',
  reasonTitle: 'Warum kündigst du?',
  reasonHint: 'Du kannst das überspringen. Deine Antwort hilft uns, besser zu werden.',
  tooExpensive: 'Der Tarif ist mir zu teuer',
  notUsingIt: 'Ich nutze ihn nicht',
  missingFeatures: 'Mir fehlen Funktionen, die ich brauche',
  technicalProblems: 'Ich hatte technische Probleme',
  switching: 'Ich wechsle zu etwas anderem',
  other: 'Ein anderer Grund',
  keep: 'Tarif behalten',
  cancel: 'Tarif kündigen',
  cancelNow: 'Jetzt kündigen',
  cancelling: 'Dein Tarif wird gekündigt …',
  confirmTitle: '{plan} kündigen?',
  confirmPaid: 'Der Tarif bleibt bis zum {date} aktiv und verlängert sich nicht.',
  confirmTrial:
    'Deine kostenlose Testphase bleibt bis zum {date} aktiv, und für diesen Tarif wird nichts abgebucht.',
  confirmUnknown: 'Der Tarif verlängert sich nicht, und dafür wird nichts mehr abgebucht.',
  changedTitle: 'Dein Tarif hat sich inzwischen geändert',
  changedText:
    'Es wurde nichts gekündigt. Hier siehst du deinen Tarif, wie er jetzt ist. Bitte prüfe ihn noch einmal.',
} satisfies SentencesIn<'de', typeof english>;
