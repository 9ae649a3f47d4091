import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Fatura',
  titleOf: 'Fatura de {date}',
  number: 'Número da fatura',
  download: 'Baixar PDF',
  print: 'Imprimir',
  appNote: 'Se nada for salvo aqui, abra {host} no navegador e baixe por lá.',
  updateCard: 'Atualizar cartão',
  pastDueTitle: 'Esta fatura não foi paga.',
  failedTitle: 'Este pagamento não foi concluído.',
  failedText:
    'Se o cartão cadastrado não funciona mais, atualize-o para que o próximo pagamento não falhe também.',
  back: 'Histórico da conta',
  date: 'Data',
  due: 'Vencimento',
  paidWith: 'Pago com',
  billedTo: 'Faturado para',
  item: 'Item',
  amount: 'Valor',
  subTotal: 'Subtotal',
  tax: 'Impostos',
  total: 'Total',
  notFound: 'Essa fatura não existe na sua conta.',
} satisfies SentencesIn<'pt-BR', typeof english>;
