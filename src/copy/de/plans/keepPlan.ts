import type { SentencesIn } from '../../message.ts';
import type { keepPlan as english } from '../../en/plans/keepPlan.ts';

/** Keeping a plan that is about to change or end. */
export const keepPlan = {
  title: '{plan} behalten?',
  keep: '{plan} behalten',
  leadEnding: '{plan} läuft am {date} aus. Behalte {plan}, und alles bleibt, wie es heute ist.',
  leadEndingSometime: '{plan} läuft aus. Behalte {plan}, und alles bleibt, wie es heute ist.',
  leadChange:
    'Der Wechsel von {plan} zu {to} ist für den {date} geplant. Behalte {plan}, und es ändert sich nichts.',
  leadChangeSometime:
    'Der Wechsel von {plan} zu {to} ist geplant. Behalte {plan}, und es ändert sich nichts.',
  chargedToday: 'Heutige Abbuchung',
  card: 'Karte',
  history: 'Videoverlauf',
  devices: 'Geräte, die im Tarif bleiben',
  notNow: 'Nicht jetzt',
  keeping: 'Dein Tarif wird beibehalten …',
  backToPlan: 'Mein Tarif',
  changed:
    'Dein Tarif hat sich inzwischen geändert, deshalb ist nichts passiert. Bitte sieh ihn dir noch einmal an.',
  repriced:
    'Der Preis hat sich geändert, seit du ihn gesehen hast, deshalb ist nichts passiert. Bitte sieh ihn dir noch einmal an.',
  underWay:
    'Eine andere Änderung an deinem Tarif läuft noch. Unter „Mein Tarif“ siehst du, wann sie abgeschlossen ist.',
  failed:
    'Die geplante Änderung ließ sich gerade leider nicht zurücknehmen. Es wurde nichts geändert und nichts abgebucht. Bitte versuche es noch einmal.',
} satisfies SentencesIn<'de', typeof english>;
