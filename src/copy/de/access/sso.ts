import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'Anmelden',
  signingIn: 'Du wirst angemeldet …',
  still: 'Fast geschafft. Wähle „Weiter“, um dich anzumelden.',
  continue: 'Weiter',
  offline: 'Du scheinst offline zu sein. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  failed: 'Wir konnten dich gerade leider nicht aus der App anmelden. Bitte versuche es noch einmal.',
  whoseTitle: 'Ist das dein Konto?',
  whose: 'Dieser Link öffnet das Konto von {name} ({email}).',
  whoseNote:
    'Fahre nur fort, wenn es deins ist: Alles, was du ab jetzt eingibst oder bezahlst, läuft über dieses Konto.',
  notMe: 'Das bin ich nicht',
  switchTitle: 'Konto wechseln?',
  switchFrom: 'Du bist als {name} angemeldet. Dieser Link öffnet das Konto in der App von {brand}: {other}.',
  switchNote: 'Wenn du wechselst, melden wir das Konto, das du jetzt verwendest, in diesem Browser ab.',
  switch: 'Zum Konto der App wechseln',
  keep: 'Bei diesem Konto bleiben',
} satisfies SentencesIn<'de', typeof english>;
