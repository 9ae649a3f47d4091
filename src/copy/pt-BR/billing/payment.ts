import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'Pagamento',
  loading: 'Carregando seu cartão e suas faturas…',
  cardTitle: 'Cartão cadastrado',
  change: 'Alterar',
  addCard: 'Adicionar um cartão',
  noCard: 'Nenhum cartão de crédito cadastrado.',
  cardExpired: 'Cartão vencido',
  apple: 'Cobrança pelo iTunes',
  appleText: 'Acesse o iTunes para atualizar seus dados de pagamento',
  applePaid: 'O plano {plan} está pago até {date}.',
  appleFree: 'O plano {plan} é grátis até {date}.',
  appleLink: 'Abrir suas assinaturas na Apple',
  upcoming: 'Próximo pagamento',
  addressTitle: 'Endereço de cobrança',
  invoicesTitle: 'Últimas faturas',
  allInvoices: 'Todas as faturas',
  pastDueInvoice: 'A fatura de {date}, no valor de {amount}, está em aberto.',
  pastDueInvoices: { one: '{count} fatura está em aberto.', other: '{count} faturas estão em aberto.' },
  pastDueText:
    'Nosso provedor de pagamento vai tentar cobrar novamente no cartão cadastrado. Se esse cartão não funciona mais, atualize-o: o novo também será usado para o valor em aberto. Você não precisa pagar em nenhum outro lugar.',
  pastDueSaved:
    'Seu novo cartão está salvo, mas o valor em aberto ainda não foi pago. Nosso provedor de pagamento vai tentar cobrar no novo cartão, e você verá em “Histórico da conta” quando o valor for pago. Não pague em nenhum outro lugar.',
  seeInvoice: 'Fatura de {date}, {amount}',
  updateCard: 'Atualizar cartão',
  savedTitle: 'Seu cartão está salvo.',
  savedText: 'Ele será usado em todas as cobranças a partir de agora.',
  paidWithIt: 'A fatura de {date}, no valor de {amount}, foi paga com ele.',
  savedUnknown:
    'Não conseguimos consultar suas faturas agora. Veja em “Histórico da conta” se há alguma em aberto.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Cartão',
} satisfies SentencesIn<'pt-BR', typeof english>;
