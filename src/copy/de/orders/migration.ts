import type { SentencesIn } from '../../message.ts';
import type { migration as english } from '../../en/orders/migration.ts';

/** The automatic migration. */
export const migration = {
  attemptingTitle: 'Gleich passiert etwas Großartiges!',
  attemptingText: 'Dein Tarif bekommt gerade ein Upgrade. Das dauert einen Moment.',
  failureTitle: 'Dein Tarif hat kein Upgrade bekommen.',
  failureText:
    'Wir können dein Abo leider nicht automatisch aktualisieren. Melde dich bei uns, um ein kostenloses Service-Upgrade zu erhalten. Die App {app} kannst du ohne Unterbrechung weiter verwenden.',
  contactUs: 'Kontakt aufnehmen',
  contactSubject: 'Kostenloses Service-Upgrade für {name}',
  signOut: 'Abmelden',
  close: 'Schließen',
  successTitle: 'Dein Tarif hat ein Upgrade bekommen.',
  successText: {
    one: 'Du hast jetzt 1 Tag Videoverlauf.',
    other: 'Du hast jetzt {count} Tage Videoverlauf.',
  },
  chargeStays: {
    one: 'Du hast jetzt 1 Tag Videoverlauf. Deine nächste Abbuchung bleibt gleich: {charge}.',
    other: 'Du hast jetzt {count} Tage Videoverlauf. Deine nächste Abbuchung bleibt gleich: {charge}.',
  },
  chargeMoves: {
    one: 'Du hast jetzt 1 Tag Videoverlauf. Deine nächste Abbuchung: {charge}. Bisher: {before}.',
    other: 'Du hast jetzt {count} Tage Videoverlauf. Deine nächste Abbuchung: {charge}. Bisher: {before}.',
  },
  chargeIs: {
    one: 'Du hast jetzt 1 Tag Videoverlauf. Deine nächste Abbuchung: {charge}.',
    other: 'Du hast jetzt {count} Tage Videoverlauf. Deine nächste Abbuchung: {charge}.',
  },
  seePlan: 'Meinen Tarif ansehen',
} satisfies SentencesIn<'de', typeof english>;
