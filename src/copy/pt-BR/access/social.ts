import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  or: 'ou',
  apple: 'Continuar com a Apple',
  needsScript: 'As outras formas de entrar exigem JavaScript. Seu e-mail e sua senha funcionam sem ele.',
  signingIn: 'Entrando…',
  expired: 'Isso demorou demais ou foi iniciado em outra janela. Tente novamente.',
  googleElsewhere:
    'O Google não permite fazer login dentro de um app. Para usar o Google, abra {host} no navegador.',
  googleMissing: 'Não conseguimos carregar o botão do Google.',
} satisfies SentencesIn<'pt-BR', typeof english>;
