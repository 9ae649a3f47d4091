import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'Finalizar compra',
  lead: 'Nada é cobrado até você pagar.',
  planTitle: 'Seu plano',
  cycleWarning: {
    1: 'Atenção: a cobrança deste plano é mensal.',
    12: 'Atenção: a cobrança deste plano é anual.',
    24: 'Atenção: a cobrança deste plano é feita a cada 2 anos.',
    other: 'Atenção: a cobrança deste plano é feita a cada {count} meses.',
  },
  devices: 'Dispositivos com cobertura',
  devicesNone: 'Nenhum dispositivo escolhido',
  left: {
    one: '{count} dispositivo não cabe neste plano. Você pode escolher em “Meu plano” quais dispositivos o plano cobre.',
    other:
      '{count} dispositivos não cabem neste plano. Você pode escolher em “Meu plano” quais dispositivos o plano cobre.',
  },
  trial: 'Teste grátis',
  trialEnds: 'Fim do teste',
  walletPlan: '{brand} {plan}',
  methodTitle: 'Forma de pagamento',
  creditCard: 'Cartão de crédito',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  cardAsked: 'Você vai informar seu cartão na próxima página.',
  cardDelegated: 'Você vai informar seu cartão na página segura do nosso provedor de pagamento.',
  cardUnknown: 'Não conseguimos consultar seu cartão cadastrado.',
  cardExpired: 'Cartão vencido',
  changeCard: 'Alterar cartão',
  checking: 'Verificando se este dispositivo é compatível…',
  detailsTitle: 'Detalhes do pagamento',
  subTotal: 'Subtotal',
  total: 'Total',
  accept: 'Ao pagar, você aceita os {terms}',
  acceptRenewal: 'Ao pagar, você aceita os {terms} e a renovação',
  terms: 'Termos e Condições',
  pay: 'Pagar',
  payNext: 'Ir para o pagamento',
  payApple: 'Pagar com Apple Pay',
  cancel: 'Cancelar',
  loadingDashboard: 'Carregando a área de pagamento…',
  placing: 'Finalizando seu pedido…',
  tryAgain: 'Tentar novamente',
  toPlans: 'Ver todos os planos',
  seePlan: 'Meu plano',
  failed_account:
    'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  failed_preview: 'Desculpe, não conseguimos consultar o preço deste plano. Nada foi cobrado.',
  notice_repriced: 'O preço mudou desde a última vez que você o viu. Confira o novo antes de pagar.',
  notice_changed:
    'Seu plano ou seus dispositivos mudaram nesse meio-tempo, então não enviamos este pedido. Confira-o novamente.',
  notice_busy:
    'Outra mudança no seu plano está sendo feita neste momento, então não enviamos este pedido. Tente novamente daqui a pouco.',
  notice_underWay:
    'Outra mudança no seu plano ainda está em andamento, então não enviamos este pedido. Você verá em “Meu plano” quando ela terminar; depois, poderá fazer o pedido.',
  notice_failed: 'Seu pedido não foi feito, e nada foi cobrado. Tente novamente.',
  notice_unsure:
    'Ainda não sabemos se seu pedido foi concluído. Vamos continuar verificando, e você verá o resultado em “Meu plano”. Não vamos enviar o pedido novamente: o mesmo pedido nunca é cobrado duas vezes.',
  notice_promo:
    'Não conseguimos aplicar o código promocional. Nada foi cobrado. Confira o preço antes de pagar.',
  notice_method: 'Não é possível usar esta forma de pagamento aqui. Escolha outra.',
  card_cvv: 'O código de segurança não corresponde a este cartão. Use outro cartão.',
  card_number: 'O número do cartão é inválido. Use outro cartão.',
  wallet_appleNotSupported: 'O Apple Pay não funciona neste dispositivo ou navegador.',
  wallet_appleNotSetUp: 'O Apple Pay funciona neste dispositivo, mas você ainda não o configurou.',
  wallet_appleUnavailable: 'Não é possível usar o Apple Pay aqui agora. Pague de outra forma.',
  wallet_googleUnavailable: 'Não é possível usar o Google Pay aqui agora. Pague de outra forma.',
  wallet_googleLibrary:
    'Não foi possível carregar o Google Pay. Pague de outra forma ou recarregue esta página.',
  wallet_googleNotCompatible: 'O Google Pay não funciona neste dispositivo ou navegador.',
  wallet_googleNoDetails:
    'O Google Pay não conseguiu obter seus dados de pagamento. Tente novamente ou pague de outra forma.',
  wallet_unknown: 'Ocorreu um erro na comunicação com o provedor',
  pendingTitle: 'Um momento…',
  pendingText: 'Estamos aguardando a confirmação do seu pedido. Não pague novamente.',
  pendingRefresh: 'Verificar novamente',
  successTitle: 'Obrigado!',
  successPlan: 'Ir para Meu plano',
} satisfies SentencesIn<'pt-BR', typeof english>;
