import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'Continuer vers {name}',
  text: 'Redirection vers {name}…',
  link: 'Continuer vers {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'le paiement sécurisé',
  apple: 'Apple',
  overTitle: 'Cela a pris trop de temps',
  over: 'Pour votre sécurité, cette page ne fonctionne que peu de temps. Retournez à la page d’où vous veniez et recommencez.',
  home: 'Accéder à votre compte',
} satisfies SentencesIn<'fr', typeof english>;
