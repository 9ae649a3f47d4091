import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'Weiter zu {name}',
  text: 'Du wirst zu {name} weitergeleitet …',
  link: 'Weiter zu {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'einer sicheren Zahlungsseite',
  apple: 'Apple',
  overTitle: 'Das hat zu lange gedauert',
  over: 'Zu deiner Sicherheit funktioniert diese Seite nur kurze Zeit. Bitte geh zurück zu der Seite, von der du gekommen bist, und fang noch einmal an.',
  home: 'Zu deinem Konto',
} satisfies SentencesIn<'de', typeof english>;
