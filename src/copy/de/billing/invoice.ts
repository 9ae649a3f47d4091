import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Rechnung',
  titleOf: 'Rechnung vom {date}',
  number: 'Rechnungsnummer',
  download: 'PDF herunterladen',
  print: 'Drucken',
  appNote:
    'Wenn nichts gespeichert wird, öffne {host} in deinem Browser und lade die Rechnung dort herunter.',
  updateCard: 'Karte aktualisieren',
  pastDueTitle: 'Diese Rechnung ist noch nicht bezahlt.',
  failedTitle: 'Diese Zahlung ist fehlgeschlagen.',
  failedText:
    'Wenn die hinterlegte Karte nicht mehr funktioniert, aktualisiere sie, damit nicht auch die nächste Zahlung fehlschlägt.',
  date: 'Datum',
  due: 'Fällig am',
  paidWith: 'Bezahlt mit',
  billedTo: 'Rechnung an',
  item: 'Posten',
  amount: 'Betrag',
  moreItems: {
    one: '1 weiterer Posten steht auf der Seite dieser Rechnung.',
    other: '{count} weitere Posten stehen auf der Seite dieser Rechnung.',
  },
  subTotal: 'Zwischensumme',
  tax: 'Steuern',
  total: 'Gesamt',
  notFound: 'Wir konnten diese Rechnung in deinem Konto nicht finden.',
} satisfies SentencesIn<'de', typeof english>;
