import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'Kasse',
  lead: 'Es wird nichts abgebucht, bevor du bestellst.',
  planTitle: 'Dein Tarif',
  cycleWarning: {
    1: 'Hinweis: Dieser Tarif wird monatlich abgerechnet.',
    12: 'Hinweis: Dieser Tarif wird jährlich abgerechnet.',
    24: 'Hinweis: Dieser Tarif wird alle 2 Jahre abgerechnet.',
    other: 'Hinweis: Dieser Tarif wird alle {count} Monate abgerechnet.',
  },
  devices: 'Geräte im Tarif',
  devicesNone: 'Kein Gerät gewählt',
  left: {
    one: 'Für 1 Gerät ist in diesem Tarif kein Platz. Unter „Mein Tarif“ kannst du wählen, für welche Geräte er gilt.',
    other:
      'Für {count} Geräte ist in diesem Tarif kein Platz. Unter „Mein Tarif“ kannst du wählen, für welche Geräte er gilt.',
  },
  trial: 'Kostenlose Testphase',
  trialEnds: 'Ende der Testphase',
  walletPlan: '{brand} {plan}',
  methodTitle: 'Zahlungsmethode',
  creditCard: 'Kreditkarte',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  cardAsked: 'Deine Karte gibst du auf der nächsten Seite ein.',
  cardDelegated: 'Deine Karte gibst du auf der sicheren Seite unseres Zahlungsanbieters ein.',
  cardUnknown: 'Wir konnten deine hinterlegte Karte nicht abrufen.',
  cardExpired: 'Karte abgelaufen',
  changeCard: 'Karte ändern',
  checking: 'Wir prüfen, ob dieses Gerät das unterstützt …',
  detailsTitle: 'Zahlungsdetails',
  subTotal: 'Zwischensumme',
  total: 'Gesamt',
  accept: 'Mit deiner Bestellung akzeptierst du die {terms}',
  acceptRenewal: 'Mit deiner Bestellung akzeptierst du die {terms} und die Verlängerung',
  terms: 'Geschäftsbedingungen',
  pay: 'Zahlungspflichtig bestellen',
  payNext: 'Weiter zur Zahlung',
  payApple: 'Mit Apple Pay bezahlen',
  cancel: 'Abbrechen',
  loadingDashboard: 'Zahlungsbereich wird geladen …',
  placing: 'Deine Bestellung wird aufgegeben …',
  tryAgain: 'Erneut versuchen',
  toPlans: 'Alle Tarife ansehen',
  seePlan: 'Mein Tarif',
  failed_account: 'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  failed_preview:
    'Wir konnten leider nicht herausfinden, was dieser Tarif kostet. Es wurde nichts abgebucht.',
  notice_repriced:
    'Der Preis hat sich geändert, seit du ihn zuletzt gesehen hast. Bitte prüfe den neuen, bevor du bestellst.',
  notice_changed:
    'Dein Tarif oder deine Geräte haben sich inzwischen geändert, deshalb haben wir diese Bestellung nicht gesendet. Bitte prüfe sie noch einmal.',
  notice_busy:
    'An deinem Tarif wird gerade etwas anderes geändert, deshalb haben wir diese Bestellung nicht gesendet. Bitte versuche es gleich noch einmal.',
  notice_underWay:
    'Wir haben diese Bestellung nicht gesendet, weil noch eine andere Änderung an deinem Tarif läuft. Unter „Mein Tarif“ siehst du, wann diese abgeschlossen ist. Dann kannst du bestellen.',
  notice_failed:
    'Deine Bestellung hat nicht geklappt, und es wurde nichts abgebucht. Bitte versuche es noch einmal.',
  notice_unsure:
    'Wir wissen noch nicht, ob deine Bestellung geklappt hat. Wir prüfen es weiter, und du siehst das Ergebnis unter „Mein Tarif“. Wir senden sie nicht noch einmal: Für dieselbe Bestellung wird nie doppelt abgebucht.',
  notice_promo:
    'Wir konnten den Aktionscode nicht einlösen. Es wurde nichts abgebucht. Bitte prüfe den Preis, bevor du bezahlst.',
  notice_method: 'Diese Zahlungsmethode kannst du hier nicht verwenden. Bitte wähle eine andere.',
  card_cvv: 'Der Sicherheitscode passt nicht zu dieser Karte. Bitte verwende eine andere Karte.',
  card_number: 'Die Kartennummer ist ungültig. Bitte verwende eine andere Karte.',
  wallet_appleNotSupported: 'Dieses Gerät oder dieser Browser unterstützt Apple Pay nicht.',
  wallet_appleNotSetUp: 'Dieses Gerät unterstützt Apple Pay, aber du hast es noch nicht eingerichtet.',
  wallet_appleUnavailable: 'Apple Pay kannst du hier gerade nicht verwenden. Bitte bezahle auf andere Weise.',
  wallet_googleUnavailable:
    'Google Pay kannst du hier gerade nicht verwenden. Bitte bezahle auf andere Weise.',
  wallet_googleLibrary:
    'Google Pay konnte nicht geladen werden. Bitte bezahle auf andere Weise oder lade diese Seite neu.',
  wallet_googleNotCompatible: 'Google Pay funktioniert mit diesem Gerät oder Browser nicht.',
  wallet_googleNoDetails:
    'Google Pay konnte deine Zahlungsdaten nicht abrufen. Bitte versuche es noch einmal oder bezahle auf andere Weise.',
  wallet_unknown: 'Bei der Verbindung mit dem Anbieter ist ein Fehler aufgetreten.',
  pendingTitle: 'Einen Moment …',
  pendingText: 'Wir warten auf die Bestätigung deiner Bestellung. Bitte bezahle nicht noch einmal.',
  pendingRefresh: 'Erneut prüfen',
  successTitle: 'Danke!',
  successPlan: 'Zu meinem Tarif',
} satisfies SentencesIn<'de', typeof english>;
