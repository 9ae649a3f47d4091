import type { SentencesIn } from '../message.ts';
import type { share as english } from '../en/share.ts';

/** The page that leads to the app. */
export const share = {
  title: 'Obtenir l’application {app}',
  text: 'L’application {app} est conçue pour les téléphones et les tablettes. Elle n’est pas disponible pour cet appareil.',
  none: 'L’application {app} n’est pas disponible pour cet appareil.',
  stores:
    'Pointez l’appareil photo de votre téléphone vers un code pour ouvrir la bonne boutique d’applications.',
  code: 'Code QR : {store}',
  testers: 'Vous testez l’application ?',
  testFlight: 'Ouvrir TestFlight',
  home: 'Retour à mon forfait',
  signIn: 'Se connecter',
} satisfies SentencesIn<'fr', typeof english>;
