import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: 'Ops! Algo deu errado.',
  text: 'Tente novamente daqui a pouco. Se continuar acontecendo, estamos aqui para ajudar.',
  notFoundTitle: 'Página não encontrada.',
  notFoundText: 'O endereço pode estar escrito errado, ou a página mudou de lugar.',
  alreadySubscribed: 'Você já tem uma assinatura deste plano.',
  orderRefused:
    'Seu pedido não foi aceito. Nada foi cobrado e seu plano não mudou. Tente outro cartão ou peça nossa ajuda.',
  deletionRefused:
    'Não é possível excluir sua conta no momento. Nada foi excluído. Se há um pagamento em aberto, o motivo pode ser esse. Estamos aqui para ajudar.',
  useAnotherCard: 'Usar outro cartão',
  priceUnknown:
    'Não conseguimos consultar o preço do seu pedido. Nada foi pedido nem cobrado. Tente novamente daqui a pouco. Se continuar acontecendo, estamos aqui para ajudar.',
  cancelFailed: 'Desculpe, ocorreu um erro ao tentar cancelar seu plano. Tente novamente mais tarde.',
  cancelUnsureTitle: 'Não conseguimos saber se seu plano foi cancelado.',
  cancelUnsure:
    'Ainda não recebemos resposta. Vamos continuar verificando, e você verá o resultado em “Meu plano”.',
  cancelUnderWayTitle: 'Seu plano não foi cancelado.',
  cancelUnderWay:
    'Outra mudança no seu plano ainda está em andamento. Você verá em “Meu plano” quando ela terminar; depois, poderá cancelar.',
  lookAtPlan: 'Ir para Meu plano',
  contactSupport: 'Falar com o suporte',
  tryAgain: 'Tentar novamente',
  help: 'Obter ajuda',
  backToPlan: 'Voltar para Meu plano',
  signIn: 'Entrar',
  blocker:
    'Um bloqueador de conteúdo ou um filtro de rede pode estar impedindo isso. Permita esta página nele e tente novamente.',
  elsewhereTitle: 'Quer continuar?',
  elsewhereText: 'Outro site trouxe você até aqui. Nada mudou ainda.',
  elsewhereGoOn: 'Continuar',
  requestId: 'Referência: {requestId}',
  supportSubjectPlain: 'Ajuda com minha conta',
  supportSubject: 'Ajuda com minha conta ({requestId})',
  bad_json: 'Não conseguimos ler a solicitação. Recarregue a página e tente novamente.',
  bad_request: 'A solicitação está incompleta. Recarregue a página e tente novamente.',
  unsupported_type:
    'Não conseguimos ler o que seu navegador enviou. Recarregue a página e tente novamente, ou use outro navegador.',
  too_large: 'É muita coisa para enviar de uma vez. Encurte seu texto e tente novamente.',
  forbidden:
    'Esta solicitação não veio de uma página deste site, por isso nada foi alterado. Abra a página aqui e tente novamente.',
  origin_hidden:
    'Seu navegador ou uma extensão esconde de que página isto veio, por isso nada foi alterado. Desative a extensão ou use outro navegador. Se não funcionar, estamos aqui para ajudar.',
  not_found: 'Página não encontrada. Recarregue a página de onde você veio e tente novamente.',
  method_not_allowed: 'Não é possível fazer isso aqui. Volte e tente novamente pela página.',
  too_many_requests: 'Muitas solicitações. Aguarde um minuto e tente novamente.',
  signed_out: 'Sua conta não está conectada. Entre novamente.',
  otherAccountTitle: 'Outra conta está conectada agora.',
  other_account:
    'Outra conta está conectada agora, por isso nada foi enviado. Recarregue a página e tente novamente.',
  otherAccountText: 'A conta mudou em outra aba ou janela. Nada foi enviado da página em que você estava.',
  pending_delete: 'Esta conta está marcada para exclusão. Cancele a solicitação primeiro.',
  unavailable: 'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  unexpected: 'Ops! Algo deu errado.',
  notAllTitle: 'Não conseguimos carregar tudo da sua conta.',
  notAllText: 'Pode faltar algo nesta página.',
} satisfies SentencesIn<'pt-BR', typeof english>;
