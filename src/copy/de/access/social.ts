import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'oder',
  apple: 'Mit Apple fortfahren',
  needsScript:
    'Die anderen Anmeldemöglichkeiten brauchen JavaScript. Mit E-Mail-Adresse und Passwort geht es auch ohne.',
  signingIn: 'Du wirst angemeldet …',
  expired:
    'Das hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte versuche es noch einmal.',
  googleElsewhere:
    'Google erlaubt keine Anmeldung innerhalb einer App. Öffne dafür {host} in deinem Browser.',
  googleMissing: 'Wir konnten die Google-Schaltfläche nicht laden.',
} satisfies SentencesIn<'de', typeof english>;
