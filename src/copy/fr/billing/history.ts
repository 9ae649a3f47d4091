import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'Historique du compte',
  loading: 'Chargement de vos factures…',
  lead: 'Vos 50 dernières factures, la plus récente en premier.',
  date: 'Date',
  status: 'Statut',
  total: 'Total',
  card: 'Carte',
  otherCard: 'Carte {card}',
  invoice: 'Facture',
  updateCard: 'Mettre à jour la carte',
  paid: 'Payée',
  pending: 'En attente',
  failed: 'Échec',
  pastDue: 'En retard',
  refund: 'Remboursement',
  notApplicable: 'Sans objet',
  empty: 'Aucune facture pour le moment.',
  emptyHint: 'Dès que vous aurez payé un forfait, vous trouverez la facture ici.',
  toPlan: 'Voir mon forfait',
  errorTitle: 'Erreur',
  errorText: 'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  tryAgain: 'Réessayer',
  pageOf: 'Page {page} sur {pages}',
  previous: 'Précédent',
  next: 'Suivant',
  showRows: 'Afficher {count} par page',
  pagesLabel: 'Pages',
  unknown: '–',
} satisfies SentencesIn<'fr', typeof english>;
