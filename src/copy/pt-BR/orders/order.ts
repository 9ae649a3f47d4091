import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  title: 'Resumo do pedido',
  lead: 'Nada é cobrado até você confirmar o pedido.',
  loading: 'Carregando seu pedido…',
  planTitle: 'Seu novo plano',
  inPlaceOf: 'No lugar do plano {plan}',
  planOfDevices: { one: '{plan} ({count} dispositivo)', other: '{plan} (até {count} dispositivos)' },
  planOfCycle: {
    1: '{plan} (mensal)',
    12: '{plan} (anual)',
    24: '{plan} (a cada 2 anos)',
    other: '{plan} (a cada {count} meses)',
  },
  history: 'Histórico de vídeos',
  devices: 'Dispositivos',
  devicesNone: 'Nenhum dispositivo escolhido',
  costTitle: 'Quanto custa',
  dueToday: 'Cobrança de hoje',
  downgrade: 'Seu novo plano começa em {date}. Até lá, você continua com o plano {plan}.',
  downgradeNow: 'Seu novo plano começa agora.',
  autoRenewStops:
    'A renovação automática será desativada. O plano {plan} termina em {date} e não será mais cobrado.',
  autoRenewStopsNow: 'A renovação automática será desativada. Seu plano atual não será mais cobrado.',
  trialStops: 'Seu teste grátis do plano {plan} termina em {date}, e o plano não será cobrado.',
  planEnds: 'O plano {plan} termina em {date} e não será mais cobrado.',
  planEndsSometime: 'Seu plano atual não será mais cobrado.',
  staysFree: 'Este plano é grátis: nada é cobrado por ele.',
  paymentTitle: 'Forma de pagamento',
  noCard: 'Nenhum cartão de crédito cadastrado.',
  change: 'Alterar',
  promoLabel: 'Código promocional',
  promoApply: 'Aplicar',
  promoAdd: 'Adicionar código promocional',
  promoApplying: 'Verificando…',
  promoEmpty: 'Digite primeiro um código promocional.',
  promoRemove: 'Remover {code}',
  promoAccepted: 'Código promocional {code} aplicado',
  promoDescribed: 'Promoção aplicada: {description}',
  promoNotShown:
    'O preço ainda não mostra o código promocional {code}. Não sabemos dizer se ele vai reduzir o valor.',
  promoNotBetter:
    '{used} dá um desconto igual ou maior na primeira cobrança, por isso é ele que vale. Depois dela, você pagaria {usedLater} com {used} ou {codeLater} com {code}. Para trocar, remova {used}.',
  promoLaterSpan: '{amount} antes de {date} e {regular} a partir dessa data',
  promoLaterMost: '{regular} ou menos',
  promoNotUsed:
    'Não aplicamos o código promocional {code}, porque {used} já está em uso. Para usar {code}, remova {used} antes.',
  promo_invalid: 'O código promocional {code} não é válido',
  promo_plan: 'O código promocional {code} não é válido para o plano selecionado.',
  promo_device: 'O código promocional {code} não é válido para este dispositivo.',
  promo_redeemed: 'O código promocional {code} atingiu o limite de usos.',
  promo_mustBeImmediate: 'Para usar um código promocional, você precisa mudar de plano imediatamente.',
  promo_unknown: 'Ocorreu um erro desconhecido. Tente novamente.',
  accept: 'Aceito os {terms}',
  acceptRenewal: 'Aceito os {terms} e a renovação',
  terms: 'Termos e Condições',
  termsHint:
    'Antes de confirmar o pedido, marque a caixa em que você aceita os Termos e Condições, no final da página.',
  back: 'Voltar',
  submit: 'Confirmar pedido',
  submitPaid: 'Confirmar pedido',
  submitObliging: 'Fazer pedido com obrigação de pagamento',
  submitDelegated: 'Ir para o pagamento',
  submitting: 'Finalizando seu pedido…',
  loadingDashboard: 'Carregando a área de pagamento…',
  notice_repriced:
    'O preço mudou desde a última vez que você o viu. Confira o novo antes de confirmar o pedido.',
  notice_terms:
    'Antes de confirmar o pedido, marque a caixa em que você aceita os Termos e Condições, no final da página.',
  notice_promo:
    'Não conseguimos aplicar o código promocional. Nada foi cobrado. Confira o preço e confirme o pedido novamente.',
  notice_changed:
    'Seu plano ou seus dispositivos mudaram nesse meio-tempo, então não enviamos este pedido. Confira-o novamente.',
  notice_busy:
    'Outra mudança no seu plano está sendo feita neste momento, então não enviamos este pedido. Tente novamente daqui a pouco.',
  notice_underWay:
    'Outra mudança no seu plano ainda está em andamento, então não enviamos este pedido. Você verá em “Meu plano” quando ela terminar; depois, poderá fazer o pedido.',
  notice_failed: 'Seu pedido não foi feito, e nada foi cobrado. Tente novamente.',
  notice_unsure:
    'Ainda não sabemos se seu pedido foi concluído. Vamos continuar verificando, e você verá o resultado em “Meu plano”. Não vamos enviar o pedido novamente: o mesmo pedido nunca é cobrado duas vezes.',
  notice_unavailable:
    'Desculpe, não conseguimos carregar suas informações no momento. Tente novamente mais tarde.',
  seePlan: 'Meu plano',
  pendingTitle: 'Um momento…',
  pendingText: 'Estamos aguardando a confirmação do seu pedido. Não faça o pedido novamente.',
  pendingRefresh: 'Verificar novamente',
  unsureTitle: 'Ainda estamos verificando',
  unsureText:
    'Enviamos seu pedido, mas ele ainda não foi confirmado. Não vamos enviá-lo novamente, e você não pode alterar mais nada no seu plano até sabermos o resultado. Você pode sair desta página: o resultado aparecerá em “Meu plano”.',
  waitsText:
    'Seu banco ou a operadora do cartão pede que você confirme o pagamento. Procure uma mensagem deles. Não vamos enviar o pedido de novo, e você verá seu plano aqui quando ele começar.',
  doneTitle: 'Obrigado!',
  doneNow: 'Agora você tem o plano {plan}.',
  doneLater: 'O plano {plan} começa em {date}.',
  doneTrial: 'Seu teste grátis do plano {plan} começou.',
  doneToday: 'Hoje',
  doneInvoice: 'Sua fatura está em “{page}”, onde você pode imprimi-la ou salvá-la em PDF.',
  doneNoInvoice: 'Você encontrará todas as faturas em “{page}”, onde poderá imprimi-las ou salvá-las em PDF.',
  doneChargeUnknown: 'Em “{page}” você vê se algo foi cobrado.',
  doneEach: 'Cada cobrança sem o código promocional',
  doneDevices: 'Dispositivos com cobertura',
  keepCopy: 'Salvar uma cópia do que você aceitou',
  copyTitle: 'Seu pedido {brand}',
  copyWhen: 'Pedido feito em {time}',
  soldBy: 'Vendido por',
  doneClose: 'Ir para Meu plano',
  challengeTitle: 'Seu banco pede que você confirme este pagamento',
} satisfies SentencesIn<'pt-BR', typeof english>;
