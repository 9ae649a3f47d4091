import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Excluir conta',
  confirmTitle: 'Excluir sua conta?',
  confirmText:
    'Sua conta, seu plano e todos os vídeos da conta serão excluídos. Até isso acontecer, você pode entrar e cancelar a solicitação.',
  confirm: 'Excluir minha conta',
  confirming: 'Enviando sua solicitação…',
  notNow: 'Manter minha conta',
  confirmNext: 'Na próxima etapa, vamos pedir que você confirme sua identidade.',
  goOn: 'Continuar',
  whose: 'Conta a ser excluída: {email}',
  askPassword: 'Já faz algum tempo que você entrou. Digite sua senha para confirmar sua identidade.',
  password: 'Senha',
  noPassword: 'Digite sua senha.',
  askSignIn:
    'Já faz algum tempo que você entrou. Entre novamente para confirmar sua identidade. Depois, você volta para esta página.',
  signInAgain: 'Entrar novamente',
  title: 'Solicitação de exclusão pendente',
  text: 'Você pediu para excluir esta conta. Ela ainda não foi excluída, então você pode mantê-la.',
  textWithDate:
    'Em {date}, você pediu para excluir esta conta. Ela ainda não foi excluída, então você pode mantê-la.',
  cancelRequest: 'Cancelar solicitação',
  cancelRequestHint: 'Você mantém sua conta, e tudo continua como está.',
  cancelling: 'Cancelando…',
  keepRequest: 'Manter solicitação',
  keepRequestHint: 'Sua conta será excluída, e vamos encerrar sua sessão.',
  keeping: 'Encerrando sua sessão…',
  failed:
    'Desculpe, não conseguimos cancelar sua solicitação de exclusão da conta no momento. Fale com o suporte ao cliente para receber ajuda.',
  emailSupport: 'Enviar e-mail ao suporte',
  supportSubject: 'Cancelar minha solicitação de exclusão da conta',
  close: 'Fechar',
  askedTitle: 'Sua conta será excluída',
  askedText:
    'Recebemos sua solicitação, e você já saiu da conta. Enquanto sua conta não for excluída, você ainda pode mantê-la: entre e escolha “Cancelar solicitação”.',
} satisfies SentencesIn<'pt-BR', typeof english>;
