import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Excluir conta',
  confirmTitle: 'Excluir sua conta?',
  confirmText:
    'Sua conta e todos os vídeos que estão nela serão excluídos. Até isso acontecer, você pode entrar e cancelar a solicitação.',
  plansTitle: 'Seus planos e pagamentos',
  noPlan: 'Você não tem nenhum plano pago, então nada é cobrado.',
  mayCharge:
    'Não podemos prometer que a exclusão da sua conta impeça esta cobrança. Para ter certeza, cancele antes o plano {plan}.',
  cancelPlan: 'Cancelar plano {plan}',
  mayStillCharge: 'Não podemos prometer que a exclusão impeça esta cobrança. O suporte pode informar.',
  mayOwe: 'A exclusão da sua conta pode não quitar o valor em aberto.',
  unreadTitle: 'Não conseguimos ver seus planos no momento.',
  unreadText: 'Confira em “Meu plano” se algo ainda é cobrado.',
  knows: 'Sei que a cobrança feita por {stores} vai continuar até eu cancelar lá.',
  knowsElsewhere: 'Sei que excluir minha conta não encerra um plano cobrado em outro lugar.',
  knowsMissing: 'Marque a caixa primeiro. Nada foi excluído.',
  underWay:
    'Ainda estamos verificando seu último pedido ou alteração. Você verá em “Meu plano” quando isso terminar; depois, poderá excluir sua conta.',
  confirm: 'Excluir minha conta',
  confirming: 'Enviando sua solicitação…',
  notNow: 'Manter minha conta',
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
  cancelRequestHint: 'Você mantém sua conta. Depois, confira “Meu plano”.',
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
  askedText: 'Recebemos sua solicitação, e você já saiu da conta.',
  stillKeep:
    'Enquanto sua conta não for excluída, você ainda pode mantê-la: entre e escolha “Cancelar solicitação”.',
  copySent: 'Enviamos uma cópia disto para {email}.',
  copyHere: 'Imprima ou salve esta página. Você não a verá novamente.',
  letterSubject: 'Sua solicitação de exclusão da conta {brand}',
  letterIntro: 'Em {date}, você pediu para excluir a conta {email}.',
  letterOutro:
    'Se não foi você que pediu isso, entre, escolha “Cancelar solicitação” e depois altere sua senha.',
} satisfies SentencesIn<'pt-BR', typeof english>;
