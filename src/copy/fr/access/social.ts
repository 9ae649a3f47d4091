import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'ou',
  apple: 'Continuer avec Apple',
  needsScript:
    'Les autres moyens de se connecter nécessitent JavaScript. L’adresse e-mail et le mot de passe fonctionnent sans.',
  signingIn: 'Connexion…',
  expired: 'Cela a pris trop de temps, ou la connexion a été lancée dans une autre fenêtre. Réessayez.',
  googleElsewhere:
    'Google ne permet pas de se connecter dans une application. Pour l’utiliser, ouvrez {host} dans votre navigateur.',
  googleMissing: 'Nous n’avons pas pu charger le bouton de Google.',
} satisfies SentencesIn<'fr', typeof english>;
