import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'Zahlung',
  loading: 'Deine Karte und deine Rechnungen werden geladen …',
  cardTitle: 'Hinterlegte Karte',
  change: 'Ändern',
  addCard: 'Karte hinzufügen',
  noCard: 'Keine Kreditkarte hinterlegt.',
  cardExpired: 'Karte abgelaufen',
  apple: 'Abrechnung über iTunes',
  appleText: 'Öffne iTunes, um deine Zahlungsdaten zu aktualisieren.',
  applePaid: '{plan} ist bis zum {date} bezahlt.',
  appleFree: '{plan} ist bis zum {date} kostenlos.',
  upcoming: 'Anstehende Zahlung',
  upcomingTitle: 'Die nächsten 12 Monate',
  upcomingMore: { one: '1 weitere Zeile anzeigen', other: '{count} weitere Zeilen anzeigen' },
  ahead_trialEnds: 'Erste Abbuchung für {plan} nach der Testphase',
  ahead_changes: '{plan} beginnt',
  ahead_discountEnds: '{plan} verlängert sich ohne deinen Rabatt',
  ahead_renews: '{plan} verlängert sich',
  ahead_ends: '{plan} endet',
  upcomingUnknown: 'Betrag noch nicht bekannt',
  upcomingAbout: 'Um den {date}',
  upcomingSum: 'Zusammen {amount}, wenn Tarif, Preise und Steuern so bleiben.',
  upcomingNote: 'Wenn Tarif, Preise und Steuern so bleiben.',
  addToCalendar: 'In den Kalender',
  calendarCharge: '{brand}: {what}, {amount}',
  calendarEvent: '{brand}: {what}',
  calendarAbout: 'Der genaue Tag steht nicht fest: Die Abbuchung kann einige Tage später kommen.',
  addressTitle: 'Rechnungsadresse',
  invoicesTitle: 'Letzte Rechnungen',
  allInvoices: 'Alle Rechnungen',
  pastDueInvoice: 'Die Rechnung vom {date} über {amount} ist noch nicht bezahlt.',
  pastDueInvoices: {
    one: '1 Rechnung ist noch nicht bezahlt.',
    other: '{count} Rechnungen sind noch nicht bezahlt.',
  },
  pastDueText:
    'Unser Zahlungsanbieter versucht es noch einmal mit der hinterlegten Karte. Wenn sie nicht mehr funktioniert, aktualisiere sie: Die neue Karte wird auch für den offenen Betrag verwendet. Du musst ihn nirgendwo sonst bezahlen.',
  pastDueSaved:
    'Deine neue Karte ist gespeichert, aber der offene Betrag ist noch nicht bezahlt. Unser Zahlungsanbieter versucht es mit der neuen Karte, und unter „{page}“ siehst du, wann er bezahlt ist. Bitte bezahle ihn nirgendwo sonst.',
  pastDueSavedHere:
    'Deine neue Karte ist gespeichert, aber der offene Betrag ist noch nicht bezahlt. Unser Zahlungsanbieter versucht es mit der neuen Karte, und auf dieser Seite siehst du, wann er bezahlt ist. Bitte bezahle ihn nirgendwo sonst.',
  seeInvoice: 'Rechnung vom {date}, {amount}',
  updateCard: 'Karte aktualisieren',
  savedTitle: 'Deine Karte ist gespeichert.',
  savedText: 'Sie wird ab jetzt für jede Abbuchung verwendet.',
  paidWithIt: 'Damit wurde die Rechnung vom {date} über {amount} bezahlt.',
  savedUnknown:
    'Wir konnten deine Rechnungen gerade nicht abrufen. Unter „{page}“ siehst du, ob eine noch nicht bezahlt ist.',
  savedUnknownHere:
    'Wir konnten deine Rechnungen gerade nicht abrufen. Lade diese Seite gleich noch einmal, um zu sehen, ob eine noch nicht bezahlt ist.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Karte',
} satisfies SentencesIn<'de', typeof english>;
