import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'Vincular à conta {account}',
  heading: 'Vincule sua conta {brand} à conta {account}',
  googleName: 'o Google',
  googleAccount: 'Google',
  alexaName: 'a Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'Ao entrar, você está autorizando {partner} a acessar seus dispositivos',
  shared:
    'Para mostrar e controlar seus dispositivos por você, a conta {account} recebe os nomes e os tipos deles. Sua senha nunca é compartilhada, e você pode desvincular a conta quando quiser.',
  privacy: 'Política de Privacidade: {account}',
  brandPrivacy: 'Política de Privacidade: {brand}',
  policies: 'Políticas de privacidade',
  submit: 'Entrar',
  cancel: 'Cancelar',
  signedUpByBoth:
    'Se você criou sua conta com o Google ou a Apple, defina uma senha primeiro. Depois, recomece a vinculação no app do seu assistente.',
  signedUpByGoogle:
    'Se você criou sua conta com o Google, defina uma senha primeiro. Depois, recomece a vinculação no app do seu assistente.',
  signedUpByApple:
    'Se você criou sua conta com a Apple, defina uma senha primeiro. Depois, recomece a vinculação no app do seu assistente.',
  setPassword: 'Definir ou redefinir sua senha',
  problemTitle: 'Não é possível vincular sua conta desta forma',
  missing_parameters: 'Faltam parâmetros de URL para a autenticação OAuth2.',
  refused: 'Não reconhecemos a solicitação que trouxe você até aqui. Nada foi compartilhado.',
  again: 'Feche esta página e recomece a vinculação no app Google Home ou Amazon Alexa.',
  linkedTitle: 'Sua conta {brand} está vinculada à conta {account}',
  linked:
    'Você pode fechar esta página e voltar ao app do seu assistente. Se os seus dispositivos não aparecerem lá, recomece a vinculação no app.',
  unlink_google:
    'Para desvincular o Google Home, abra o app Google Home, toque em “Adicionar”, depois em “Compatível com o Google Home”, escolha {brand} e toque em “Desvincular conta”.',
  unlink_alexa:
    'Para desvincular a Amazon Alexa, abra o app Alexa, vá em “Skills e jogos”, depois em “Suas Skills”, escolha {brand} e toque em “Desativar Skill”.',
  overTitle: 'Esta página expirou',
  over: 'Para sua segurança, ela só funciona por pouco tempo. Se os seus dispositivos já aparecem no app do seu assistente, a vinculação deu certo e não é preciso fazer mais nada.',
  overAgain:
    'Se eles não aparecerem, feche esta página e recomece a vinculação no app Google Home ou Amazon Alexa.',
  contactSupport: 'Falar com o suporte',
  supportSubject: 'Vincular um assistente de voz ({requestId})',
  requestId: 'Referência: {requestId}',
} satisfies SentencesIn<'pt-BR', typeof english>;
