import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  title: 'Kasse',
  lead: 'Prüfe, was du bekommst und wie du bezahlst. Es wird nichts abgebucht, bevor du bestellst.',
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
    one: 'Für 1 Gerät ist in diesem Tarif kein Platz. Unter „Mein Tarif“ kannst du ändern, für welche Geräte er gilt.',
    other:
      'Für {count} Geräte ist in diesem Tarif kein Platz. Unter „Mein Tarif“ kannst du ändern, für welche Geräte er gilt.',
  },
  trial: 'Kostenlose Testphase',
  trialFree: 'Kostenlos',
  trialAfter: 'Nach der Testphase',
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
  checking: 'Wir prüfen, ob das auf diesem Gerät verfügbar ist …',
  detailsTitle: 'Zahlungsdetails',
  subTotal: 'Zwischensumme',
  total: 'Gesamt',
  nothingToday: 'Heute wird nichts abgebucht.',
  accept: 'Mit deiner Bestellung akzeptierst du die {terms}',
  acceptRenewal:
    'Mit deiner Bestellung akzeptierst du die {terms} und die oben genannte automatische Verlängerung',
  terms: 'Geschäftsbedingungen',
  pay: 'Zahlungs\u00adpflichtig bestellen',
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
    'Dein Tarif oder deine Geräte haben sich inzwischen geändert, deshalb wurde diese Bestellung nicht gesendet. Bitte prüfe sie noch einmal.',
  notice_busy:
    'An deinem Tarif wird gerade etwas anderes geändert, deshalb wurde diese Bestellung nicht gesendet. Bitte versuche es gleich noch einmal.',
  notice_underWay:
    'Eine andere Änderung an deinem Tarif läuft noch, deshalb wurde diese Bestellung nicht gesendet. Unter „Mein Tarif“ siehst du, wann sie abgeschlossen ist. Dann kannst du bestellen.',
  notice_failed:
    'Deine Bestellung wurde nicht aufgegeben, und es wurde nichts abgebucht. Bitte versuche es noch einmal.',
  notice_unsure:
    'Wir wissen noch nicht, ob deine Bestellung aufgegeben wurde. Wir prüfen es weiter, und du erfährst es unter „Mein Tarif“. Bis dahin wird nichts noch einmal gesendet: Für dieselbe Bestellung wird nie doppelt abgebucht.',
  notice_promo: 'Der Aktionscode konnte nicht eingelöst werden. Es wurde nichts abgebucht.',
  notice_method: 'Diese Zahlungsmethode kann nicht verwendet werden. Bitte wähle eine andere.',
  card_cvv: 'Der Sicherheitscode der Karte stimmt nicht. Bitte verwende eine andere Karte.',
  card_number: 'Die Kartennummer ist ungültig. Bitte verwende eine andere Karte.',
  wallet_appleNotSupported: 'Apple Pay wird von diesem Gerät oder Browser nicht unterstützt.',
  wallet_appleNotSetUp: 'Apple Pay wird von diesem Gerät unterstützt, aber du hast es nicht eingerichtet.',
  wallet_appleUnavailable:
    'Apple Pay lässt sich hier gerade nicht verwenden. Bitte bezahle auf andere Weise.',
  wallet_googleUnavailable:
    'Google Pay lässt sich hier gerade nicht verwenden. Bitte bezahle auf andere Weise.',
  wallet_googleLibrary:
    'Google Pay konnte nicht geladen werden. Bitte bezahle auf andere Weise oder lade diese Seite neu.',
  wallet_googleNotCompatible: 'Google Pay funktioniert mit diesem Gerät oder Browser nicht.',
  wallet_googleNoDetails:
    'Google Pay konnte deine Zahlungsdaten nicht abrufen. Bitte versuche es noch einmal oder bezahle auf andere Weise.',
  wallet_unknown: 'Bei der Kommunikation mit dem Anbieter ist ein Fehler aufgetreten.',
  pendingTitle: 'Einen Moment …',
  pendingText: 'Wir warten auf die Bestätigung deiner Bestellung. Bitte bezahle nicht noch einmal.',
  pendingRefresh: 'Erneut prüfen',
  successTitle: 'Danke!',
  successPlan: 'Zu meinem Tarif',
  successHistory: 'Kontoverlauf',
} satisfies SentencesIn<'de', typeof english>;
