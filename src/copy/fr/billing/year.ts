import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Factures de {year}',
  download: 'Télécharger en CSV',
  asOf: 'À la date du',
  sums: 'Sommes',
  invoices: 'Factures',
  currency: 'Devise',
  paid: 'Payé ({currency})',
  refunded: 'Remboursé ({currency})',
  left: 'Payé, remboursements déduits ({currency})',
  unpaid: 'Impayé ({currency})',
  empty: 'Vous n’avez aucune facture de {year}.',
  listEnds:
    'Nous ne recevons vos factures qu’à partir du {date}. Il peut en manquer de plus anciennes de {year} ici.',
  notLookedUp: {
    one: 'Nous n’avons pas pu consulter les taxes de {count} facture : les sommes qui la comprennent n’en indiquent pas.',
    other:
      'Nous n’avons pas pu consulter les taxes de {count} factures : les sommes qui les comprennent n’en indiquent pas.',
  },
  withoutTax: {
    one: 'Les taxes de {count} facture ne sont pas connues : les sommes qui la comprennent n’en indiquent pas.',
    other:
      'Les taxes de {count} factures ne sont pas connues : les sommes qui les comprennent n’en indiquent pas.',
  },
  withoutAmount: {
    one: '{count} facture n’a pas de montant lisible et n’est pas dans les sommes.',
    other: '{count} factures n’ont pas de montant lisible et ne sont pas dans les sommes.',
  },
  withoutStatus: {
    one: '{count} facture n’a pas de statut connu et n’est pas dans les sommes.',
    other: '{count} factures n’ont pas de statut connu et ne sont pas dans les sommes.',
  },
  undated: {
    one: '{count} facture n’a pas de date et ne figure sur la feuille d’aucune année.',
    other: '{count} factures n’ont pas de date et ne figurent sur la feuille d’aucune année.',
  },
} satisfies SentencesIn<'fr', typeof english>;
