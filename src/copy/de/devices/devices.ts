import type { SentencesIn } from '../../message.ts';
import type { devices as english } from '../../en/devices/devices.ts';

/** The devices on a plan. */
export const devices = {
  title: 'Geräte verwalten',
  lead: {
    one: 'Wähle das eine Gerät, für das {plan} gelten soll.',
    other: 'Wähle bis zu {count} Geräte, für die {plan} gelten soll.',
  },
  backToPlan: 'Mein Tarif',
  back: 'Zurück',
  saveChanges: 'Änderungen speichern',
  next: 'Weiter',
  list: 'Geräte',
  unnamedDevice: 'Gerät ohne Namen',
  moreDevices: { one: 'und 1 weiteres', other: 'und {count} weitere' },
  willBeAdded: 'Kommt dazu',
  willLose: 'Dann ohne Tarif',
  onAnotherPlan: 'In einem anderen Tarif',
  count: { one: '1 von {limit} ausgewählt', other: '{count} von {limit} ausgewählt' },
  empty: 'Noch keine Geräte.',
  emptyText: 'Kopple ein Gerät in der App {app}, dann kannst du es hier auswählen.',
  filter: 'Gerät suchen',
  filterShown: { one: 'Angezeigte Geräte: 1 von {total}', other: 'Angezeigte Geräte: {count} von {total}' },
  chosen: 'Ausgewählte Geräte',
  takeOff: '{device} abwählen',
  unchanged: 'Du hast noch nichts geändert.',
  showAll: { one: 'Gerät anzeigen', other: 'Alle {count} Geräte anzeigen' },
  saved: 'Deine Änderungen sind gespeichert.',
  seePlan: 'Meinen Tarif ansehen',
  saving: 'Deine Änderungen werden gespeichert …',
  movingOn: 'Einen Moment …',
  limitTitle: 'Limit des Tarifs erreicht',
  limitText: {
    one: '{plan} gilt für ein Gerät. Wähle zuerst eins ab oder wechsle zu einem Tarif für mehr Geräte.',
    other:
      '{plan} gilt für bis zu {count} Geräte. Wähle zuerst eins ab oder wechsle zu einem Tarif für mehr Geräte.',
  },
  ok: 'OK',
  changePlan: 'Tarif wechseln',
  nothingTitle: 'Kein Gerät ausgewählt',
  nothingText: 'Wähle mindestens ein Gerät, für das {plan} gelten soll.',
  lossTitle: 'Videoverlauf geht verloren',
  lossNow: 'Sobald du speicherst, gilt {plan} nicht mehr für:',
  lossLater: 'Sobald dein neuer Tarif beginnt, gilt er nicht mehr für:',
  lossNone: 'Wir speichern davon keine Videos mehr und löschen die vorhandenen.',
  lossHours: {
    one: 'Wir behalten davon nur die Videos der letzten Stunde. Alles Ältere wird gelöscht.',
    other: 'Wir behalten davon nur die Videos der letzten {count} Stunden. Alles Ältere wird gelöscht.',
  },
  lossDays: {
    one: 'Wir behalten davon nur die Videos des letzten Tages. Alles Ältere wird gelöscht.',
    other: 'Wir behalten davon nur die Videos der letzten {count} Tage. Alles Ältere wird gelöscht.',
  },
  lossUnknown:
    'Wir behalten davon nur so viele Videos wie ohne kostenpflichtigen Tarif. Alles Ältere wird gelöscht.',
  notNow: 'Nicht jetzt',
  yesSure: 'Ja, ich bin sicher',
  failedTitle: 'Speichern nicht möglich',
  failedText: 'Beim Speichern deiner Änderungen ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
  unsureTitle: 'Wir prüfen das noch',
  busyText: 'Wir können deine Änderungen gerade nicht speichern. Bitte versuche es noch einmal.',
  unsureText:
    'Wir wissen noch nicht, ob deine Änderungen gespeichert wurden. Wir prüfen es weiter, und du siehst das Ergebnis unter „Mein Tarif“. Bis dahin kannst du nichts anderes ändern.',
  underWayText:
    'Wir haben deine Auswahl nicht gespeichert, weil noch eine andere Änderung an deinem Tarif läuft. Unter „Mein Tarif“ siehst du, wann diese abgeschlossen ist.',
  changedTitle: 'Dein Tarif hat sich inzwischen geändert',
  changedText:
    'Das ist in einem anderen Fenster oder in der App passiert, deshalb haben wir deine Auswahl nicht gespeichert. Die Liste zeigt den aktuellen Stand.',
  changedNext:
    'Du hast inzwischen in einem anderen Fenster oder in der App einen anderen Tarif gewählt. Die Liste zeigt die Geräte für {plan}.',
  found: 'Ergebnis: {plan} gilt jetzt für {devices}.',
  foundCount: {
    0: 'Ergebnis: {plan} gilt jetzt für kein Gerät.',
    one: 'Ergebnis: {plan} gilt jetzt für 1 Gerät.',
    other: 'Ergebnis: {plan} gilt jetzt für {count} Geräte.',
  },
} satisfies SentencesIn<'de', typeof english>;
