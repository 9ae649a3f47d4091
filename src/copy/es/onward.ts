import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'Continuar a {name}',
  text: 'Te llevamos a {name}…',
  link: 'Continuar a {name}',
  google: 'Google',
  alexa: 'Amazon Alexa',
  payment: 'la página de pago seguro',
  apple: 'Apple',
  overTitle: 'Pasó demasiado tiempo',
  over: 'Por tu seguridad, esta página solo funciona durante un tiempo breve. Vuelve a donde estabas y empieza de nuevo.',
  home: 'Ir a tu cuenta',
} satisfies SentencesIn<'es', typeof english>;
