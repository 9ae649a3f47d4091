import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** On the way to somebody else: an assistant, the payment page, Apple (ADR 025). */
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
