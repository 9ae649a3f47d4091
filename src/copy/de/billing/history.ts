import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'Kontoverlauf',
  loading: 'Deine Rechnungen werden geladen …',
  lead: 'Deine letzten 50 Rechnungen, die neuesten zuerst.',
  date: 'Datum',
  status: 'Status',
  total: 'Gesamt',
  card: 'Karte',
  otherCard: 'Karte {card}',
  invoice: 'Rechnung',
  updateCard: 'Karte aktualisieren',
  paid: 'Bezahlt',
  pending: 'Ausstehend',
  failed: 'Fehlgeschlagen',
  pastDue: 'Überfällig',
  refund: 'Erstattung',
  notApplicable: 'Entfällt',
  empty: 'Du hast noch keine Zahlungen.',
  emptyHint: 'Sobald für einen Tarif etwas abgebucht wird, findest du die Rechnung hier.',
  toPlan: 'Zu meinem Tarif',
  errorTitle: 'Fehler',
  errorText: 'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  tryAgain: 'Erneut versuchen',
  pageOf: 'Seite {page} von {pages}',
  previous: 'Zurück',
  next: 'Weiter',
  showRows: '{count} pro Seite anzeigen',
  pagesLabel: 'Seiten',
  unknown: '–',
} satisfies SentencesIn<'de', typeof english>;
