import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'Änderungen an deinem Tarif',
  lead: 'Was du hier in den letzten zwei Jahren bestellt, geändert und gekündigt hast, so wie es bestätigt wurde.',
  elsewhere:
    'Nicht aufgeführt sind Änderungen in der App, auf der Seite des Zahlungsanbieters oder durch den Support und alles vor Beginn dieser Liste.',
  emptyTitle: 'Noch keine Änderungen',
  emptyText: 'Sobald du hier einen Tarif bestellst, änderst oder kündigst, findest du das auf dieser Seite.',
  see: 'Bestätigung ansehen',
  ordered: 'Du hast {plan} bestellt.',
  kept: 'Du hast dich entschieden, {plan} zu behalten.',
  cancelled: 'Du hast {plan} gekündigt.',
  cancelledUnnamed: 'Du hast deinen Tarif gekündigt.',
  devices: {
    0: 'Du hast alle Geräte aus dem Tarif {plan} entfernt.',
    one: 'Du hast die Geräte im Tarif {plan} geändert ({count}).',
    other: 'Du hast die Geräte im Tarif {plan} geändert ({count}).',
  },
  devicesUnnamed: {
    0: 'Du hast alle Geräte aus deinem Tarif entfernt.',
    one: 'Du hast deine Geräte geändert ({count}).',
    other: 'Du hast deine Geräte geändert ({count}).',
  },
  moved: 'Dein Tarif wurde auf {plan} umgestellt.',
  account: 'Konto',
  asOf: 'Stand: {time}',
} satisfies SentencesIn<'de', typeof english>;
