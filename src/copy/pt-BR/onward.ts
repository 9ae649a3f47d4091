import type { SentencesIn } from '../message.ts';
import type { onward as english } from '../en/onward.ts';

/** The page that leaves the portal for an assistant, the payment page or Apple (docs/adr/025). */
export const onward = {
  title: 'Continuar para {name}',
  text: 'Levando você para {name}…',
  link: 'Continuar para {name}',
  google: 'o Google',
  alexa: 'a Amazon Alexa',
  payment: 'o pagamento seguro',
  apple: 'a Apple',
  overTitle: 'Isso demorou demais',
  over: 'Para sua segurança, esta página só funciona por pouco tempo. Volte para a página de onde você veio e comece novamente.',
  home: 'Ir para sua conta',
} satisfies SentencesIn<'pt-BR', typeof english>;
