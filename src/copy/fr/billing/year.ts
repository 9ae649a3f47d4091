import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Factures de {year}',
  download: 'Télécharger en CSV',
  asOf: 'À la date du',
  sums: 'Totaux',
  invoices: 'Factures',
  currency: 'Devise',
  paid: 'Payé ({currency})',
  refunded: 'Remboursé ({currency})',
  left: 'Net payé ({currency})',
  unpaid: 'Impayé ({currency})',
  empty: 'Vous n’avez aucune facture de {year}.',
  listEnds:
    'Nous ne recevons vos factures qu’à partir du {date}. Des factures de {year} plus anciennes peuvent manquer ici.',
  notLookedUp: {
    one: 'Nous n’avons pas pu consulter les taxes de {count} facture : les totaux qui la comprennent n’en indiquent pas.',
    other:
      'Nous n’avons pas pu consulter les taxes de {count} factures : les totaux qui les comprennent n’en indiquent pas.',
  },
  withoutTax: {
    one: 'Les taxes de {count} facture ne sont pas connues : les totaux qui la comprennent n’en indiquent pas.',
    other:
      'Les taxes de {count} factures ne sont pas connues : les totaux qui les comprennent n’en indiquent pas.',
  },
  withoutAmount: {
    one: '{count} facture n’a pas de montant lisible et n’est pas dans les totaux.',
    other: '{count} factures n’ont pas de montant lisible et ne sont pas dans les totaux.',
  },
  withoutStatus: {
    one: '{count} facture n’a pas de statut connu et n’est pas dans les totaux.',
    other: '{count} factures n’ont pas de statut connu et ne sont pas dans les totaux.',
  },
  undated: {
    one: '{count} facture n’a pas de date et ne figure sur la feuille d’aucune année.',
    other: '{count} factures n’ont pas de date et ne figurent sur la feuille d’aucune année.',
  },
} satisfies SentencesIn<'fr', typeof english>;
