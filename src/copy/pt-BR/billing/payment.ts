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
  applePaid: '{plan} está pago até {date}.',
  appleFree: '{plan} é grátis até {date}.',
  appleLink: 'Abrir suas assinaturas na Apple',
  upcoming: 'Próximo pagamento',
  addressTitle: 'Endereço de cobrança',
  invoicesTitle: 'Últimas faturas',
  allInvoices: 'Todas as faturas',
  pastDueInvoice: 'A cobrança de {amount}, com data de {date}, não foi paga.',
  pastDueInvoices: { one: '{count} pagamento não foi feito.', other: '{count} pagamentos não foram feitos.' },
  pastDueText:
    'Nosso provedor de pagamento tenta cobrar novamente no cartão cadastrado. Se esse cartão não funciona mais, atualize-o: o novo também será usado para o pagamento que não foi feito. Você não precisa pagar em nenhum outro lugar.',
  pastDueSaved:
    'Seu novo cartão está salvo, e o pagamento ainda não foi feito. Nosso provedor de pagamento vai tentar cobrar no novo cartão; quando o pagamento for feito, você verá em “Histórico da conta”. Não pague em nenhum outro lugar.',
  seeInvoice: 'Fatura de {date}, {amount}',
  updateCard: 'Atualizar cartão',
  savedTitle: 'Seu cartão está salvo.',
  savedText: 'Ele será usado em todas as cobranças a partir de agora.',
  paidWithIt: 'A cobrança de {amount}, com data de {date}, foi paga com ele.',
  savedUnknown:
    'Não conseguimos consultar suas faturas agora: veja em “Histórico da conta” se alguma não foi paga.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Cartão',
} satisfies SentencesIn<'pt-BR', typeof english>;
