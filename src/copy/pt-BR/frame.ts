import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'Pular para o conteúdo',
  cookiesLost:
    'Seu navegador não guardou nossos cookies, e este site precisa deles. Permita os cookies deste site nas configurações do navegador.',
  backToApp: 'Voltar ao app',
  signIn: 'Entrar',
  signOut: 'Sair',
  security: 'Conta e segurança',
  tabs: 'Conta',
  tabPlan: 'Meu plano',
  tabPayment: 'Pagamento',
  tabHistory: 'Histórico da conta',
  tabHistoryShort: 'Histórico',
  termsOfUse: 'Termos de Uso',
  privacyPolicy: 'Política de Privacidade',
  help: 'Ajuda',
  footer: 'Ajuda e informações legais',
  labelled: '{label}: {value}',
  languageMenu: 'Idioma: {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'Erro: {title}',
  description: '{page} · Planos, câmeras, cartão e faturas da sua conta {brand}, tudo em um só lugar.',
  continueLink: 'Continuar',
  goingTo: 'Um momento, estamos levando você até lá…',
  idleTitle: 'Você ainda está aí?',
  idleText: 'Para sua segurança, encerramos sua sessão após 12 minutos sem atividade.',
  idleLeft: 'Sua sessão será encerrada em {time}.',
  idleStay: 'Manter a sessão',
  leavingTitle: 'Você ainda não saiu da conta',
  leavingText:
    'Não conseguimos acessar nossos servidores. Mantenha esta página aberta: vamos encerrar sua sessão assim que a conexão voltar.',
  leavingRetry: 'Tentar novamente',
} satisfies SentencesIn<'pt-BR', typeof english>;
