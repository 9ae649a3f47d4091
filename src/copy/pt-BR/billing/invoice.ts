import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Fatura',
  titleOf: 'Fatura de {date}',
  number: 'Número da fatura',
  download: 'Baixar PDF',
  print: 'Imprimir',
  appNote: 'Se nada for salvo, abra {host} no navegador e baixe por lá.',
  updateCard: 'Atualizar cartão',
  pastDueTitle: 'Esta fatura está em aberto.',
  failedTitle: 'Este pagamento não foi concluído.',
  failedText:
    'Se o cartão cadastrado não funciona mais, atualize-o para que o próximo pagamento não falhe também.',
  date: 'Data',
  due: 'Vencimento',
  paidWith: 'Forma de pagamento',
  billedTo: 'Cobrado de',
  item: 'Item',
  amount: 'Valor',
  moreItems: {
    one: 'Há mais {count} item na página desta fatura.',
    other: 'Há mais {count} itens na página desta fatura.',
  },
  subTotal: 'Subtotal',
  tax: 'Impostos',
  total: 'Total',
  notFound: 'Não encontramos esta fatura na sua conta.',
} satisfies SentencesIn<'pt-BR', typeof english>;
