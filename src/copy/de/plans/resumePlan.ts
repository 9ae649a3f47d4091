import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: '{plan} behalten?',
  keep: '{plan} behalten',
  leadEnding: '{plan} läuft am {date} aus. Wenn du {plan} behältst, bleibt alles, wie es heute ist.',
  leadEndingSometime: '{plan} läuft aus. Wenn du {plan} behältst, bleibt alles, wie es heute ist.',
  leadChange:
    'Der Wechsel von {plan} zu {to} ist für den {date} geplant. Wenn du {plan} behältst, ändert sich nichts.',
  leadChangeSometime:
    'Der Wechsel von {plan} zu {to} ist geplant. Wenn du {plan} behältst, ändert sich nichts.',
  card: 'Karte',
  history: 'Videoverlauf',
  devices: 'Geräte, die im Tarif bleiben',
  notNow: 'Nicht jetzt',
  keeping: 'Dein Tarif wird beibehalten …',
  changed:
    'Dein Tarif hat sich inzwischen geändert, deshalb haben wir nichts unternommen. Bitte prüfe ihn noch einmal.',
  repriced:
    'Der Preis hat sich geändert, seit du ihn gesehen hast, deshalb haben wir deinen Tarif gelassen, wie er ist. Bitte prüfe ihn noch einmal.',
  underWay:
    'Eine andere Änderung an deinem Tarif läuft noch. Unter „Mein Tarif“ siehst du, wann sie abgeschlossen ist.',
  failed:
    'Wir konnten deinen Tarif gerade leider nicht beibehalten. Es wurde nichts geändert und nichts abgebucht. Bitte versuche es noch einmal.',
} satisfies SentencesIn<'de', typeof english>;
