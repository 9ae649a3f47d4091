import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Facture',
  titleOf: 'Facture du {date}',
  number: 'Numéro de facture',
  download: 'Télécharger en PDF',
  print: 'Imprimer',
  appNote: 'Si rien n’est enregistré, ouvrez {host} dans votre navigateur et téléchargez-y la facture.',
  updateCard: 'Mettre à jour la carte',
  pastDueTitle: 'Cette facture est impayée.',
  failedTitle: 'Ce paiement n’a pas abouti.',
  failedText:
    'Si la carte enregistrée ne fonctionne plus, mettez-la à jour pour que le prochain paiement n’échoue pas lui aussi.',
  date: 'Date',
  due: 'Date d’échéance',
  paidWith: 'Payée avec',
  billedTo: 'Facturé à',
  item: 'Désignation',
  amount: 'Montant',
  moreItems: {
    one: '{count} autre ligne figure sur la page de cette facture.',
    other: '{count} autres lignes figurent sur la page de cette facture.',
  },
  subTotal: 'Sous-total',
  tax: 'Taxes',
  total: 'Total',
  notFound: 'Nous n’avons pas trouvé cette facture dans votre compte.',
} satisfies SentencesIn<'fr', typeof english>;
