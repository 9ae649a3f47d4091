import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'Entrar',
  signingIn: 'Entrando na sua conta…',
  still: 'Falta pouco. Pressione “Continuar” para entrar.',
  continue: 'Continuar',
  offline: 'Parece que você está sem internet. Verifique sua conexão e tente novamente.',
  failed: 'Desculpe, não conseguimos fazer seu login pelo app agora. Tente novamente.',
  whoseTitle: 'Esta conta é sua?',
  whose: 'Este link abre a conta de {name} ({email}).',
  whoseNote:
    'Continue só se ela for sua: tudo o que você digitar ou pagar daqui em diante vai para esta conta.',
  notMe: 'Não sou eu',
  switchTitle: 'Trocar de conta?',
  switchFrom: 'Você está na conta de {name}. Este link abre a conta do app {brand}: {other}.',
  switchNote: 'Se você trocar, a conta que está usando agora será desconectada neste navegador.',
  switch: 'Trocar para a conta do app',
  keep: 'Manter esta conta',
} satisfies SentencesIn<'pt-BR', typeof english>;
