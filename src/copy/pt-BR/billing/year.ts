import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Faturas de {year}',
  download: 'Baixar CSV',
  asOf: 'Situação em',
  sums: 'Totais',
  invoices: 'Faturas',
  currency: 'Moeda',
  paid: 'Pago ({currency})',
  refunded: 'Reembolsado ({currency})',
  left: 'Pago líquido ({currency})',
  unpaid: 'Não pago ({currency})',
  empty: 'Você não tem faturas de {year}.',
  listEnds: 'Só recebemos suas faturas a partir de {date}. Podem faltar aqui outras anteriores de {year}.',
  notLookedUp: {
    one: 'Não conseguimos consultar os impostos de {count} fatura, e por isso os totais com ela não mostram impostos.',
    other:
      'Não conseguimos consultar os impostos de {count} faturas, e por isso os totais com elas não mostram impostos.',
  },
  withoutTax: {
    one: 'Não conhecemos os impostos de {count} fatura, e por isso os totais com ela não mostram impostos.',
    other:
      'Não conhecemos os impostos de {count} faturas, e por isso os totais com elas não mostram impostos.',
  },
  withoutAmount: {
    one: '{count} fatura não tem um valor legível e não está nos totais.',
    other: '{count} faturas não têm um valor legível e não estão nos totais.',
  },
  withoutStatus: {
    one: '{count} fatura não tem um status conhecido e não está nos totais.',
    other: '{count} faturas não têm um status conhecido e não estão nos totais.',
  },
  undated: {
    one: '{count} fatura não tem data e não está na folha de nenhum ano.',
    other: '{count} faturas não têm data e não estão na folha de nenhum ano.',
  },
} satisfies SentencesIn<'pt-BR', typeof english>;
