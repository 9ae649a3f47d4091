import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  title: 'Bestellübersicht',
  lead: 'Es wird nichts abgebucht, bevor du bestellst.',
  loading: 'Deine Bestellung wird geladen …',
  planTitle: 'Dein neuer Tarif',
  inPlaceOf: 'Anstelle von {plan}',
  planOfDevices: { one: '{plan} (1 Gerät)', other: '{plan} (bis zu {count} Geräte)' },
  planOfCycle: {
    1: '{plan} (monatlich)',
    12: '{plan} (jährlich)',
    24: '{plan} (alle 2 Jahre)',
    other: '{plan} (alle {count} Monate)',
  },
  history: 'Videoverlauf',
  devices: 'Geräte',
  devicesNone: 'Kein Gerät gewählt',
  costTitle: 'Was es kostet',
  dueToday: 'Heutige Abbuchung',
  downgrade: 'Dein neuer Tarif beginnt am {date}. Bis dahin behältst du {plan}.',
  downgradeNow: 'Dein neuer Tarif beginnt jetzt.',
  autoRenewStops:
    'Die automatische Verlängerung endet. {plan} endet am {date}, und dafür wird nichts mehr abgebucht.',
  autoRenewStopsNow:
    'Die automatische Verlängerung endet. Für deinen aktuellen Tarif wird nichts mehr abgebucht.',
  trialStops: 'Deine kostenlose Testphase von {plan} endet am {date}, und dafür wird nichts abgebucht.',
  planEnds: '{plan} endet am {date}, und dafür wird nichts mehr abgebucht.',
  planEndsSometime: 'Für deinen aktuellen Tarif wird nichts mehr abgebucht.',
  staysFree: 'Dieser Tarif ist kostenlos. Dafür wird nichts abgebucht.',
  paymentTitle: 'Zahlungsmethode',
  noCard: 'Keine Kreditkarte hinterlegt.',
  change: 'Ändern',
  promoLabel: 'Aktionscode',
  promoApply: 'Einlösen',
  promoAdd: 'Aktionscode eingeben',
  promoApplying: 'Wird geprüft …',
  promoEmpty: 'Gib zuerst einen Aktionscode ein.',
  promoRemove: '{code} entfernen',
  promoAccepted: 'Aktionscode {code} wird angewendet',
  promoDescribed: 'Aktion wird angewendet: {description}',
  promoNotShown:
    'Im Preis ist der Aktionscode {code} noch nicht zu sehen. Wir können nicht sagen, ob er ihn senkt.',
  promoNotBetter:
    '{used} spart bei der ersten Abbuchung mindestens genauso viel, deshalb gilt {used}. Danach zahlst du {usedLater} mit {used} oder {codeLater} mit {code}. Um zu wechseln, entferne {used}.',
  promoLaterSpan: '{amount} vor dem {date} und ab diesem Tag {regular}',
  promoLaterMost: 'höchstens {regular}',
  promoNotUsed:
    'Wir haben den Aktionscode {code} nicht angewendet, weil {used} schon verwendet wird. Um {code} zu verwenden, entferne zuerst {used}.',
  promo_invalid: 'Der Aktionscode {code} ist nicht gültig.',
  promo_plan: 'Der Aktionscode {code} ist für den ausgewählten Tarif nicht gültig.',
  promo_device: 'Der Aktionscode {code} ist für dieses Gerät nicht gültig.',
  promo_redeemed: 'Der Aktionscode {code} wurde schon so oft eingelöst wie erlaubt.',
  promo_mustBeImmediate: 'Um einen Aktionscode einzulösen, musst du den Tarif sofort wechseln.',
  promo_unknown: 'Ein unbekannter Fehler ist aufgetreten. Bitte versuche es noch einmal.',
  accept: 'Ich akzeptiere die {terms}',
  acceptRenewal: 'Ich akzeptiere die {terms} und die Verlängerung',
  terms: 'Geschäftsbedingungen',
  termsHint:
    'Setz vor dem Bestellen unten auf der Seite das Häkchen, mit dem du die Geschäftsbedingungen akzeptierst.',
  back: 'Zurück',
  submit: 'Bestellen',
  submitPaid: 'Zahlungspflichtig bestellen',
  submitObliging: 'Zahlungspflichtig bestellen',
  submitDelegated: 'Weiter zur Zahlung',
  submitting: 'Deine Bestellung wird aufgegeben …',
  loadingDashboard: 'Zahlungsbereich wird geladen …',
  notice_repriced:
    'Der Preis hat sich geändert, seit du ihn zuletzt gesehen hast. Bitte prüfe den neuen, bevor du bestellst.',
  notice_terms:
    'Setz vor dem Bestellen unten auf der Seite das Häkchen, mit dem du die Geschäftsbedingungen akzeptierst.',
  notice_promo:
    'Wir konnten den Aktionscode nicht einlösen. Es wurde nichts abgebucht. Bitte prüfe den Preis und bestelle noch einmal.',
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
  notice_unavailable:
    'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  seePlan: 'Mein Tarif',
  pendingTitle: 'Einen Moment …',
  pendingText: 'Wir warten auf die Bestätigung deiner Bestellung. Bitte sende sie nicht noch einmal ab.',
  pendingRefresh: 'Erneut prüfen',
  unsureTitle: 'Wir prüfen das noch',
  unsureText:
    'Wir haben deine Bestellung gesendet, aber sie ist noch nicht bestätigt. Wir senden sie nicht noch einmal, und bis wir Bescheid wissen, kannst du an deinem Tarif nichts anderes ändern. Du kannst diese Seite verlassen: Das Ergebnis siehst du unter „Mein Tarif“.',
  waitsText:
    'Deine Bank oder dein Kartenanbieter bittet dich, die Zahlung zu bestätigen. Achte auf eine Nachricht von dort. Wir senden die Bestellung nicht noch einmal, und du siehst deinen Tarif hier, sobald er beginnt.',
  doneTitle: 'Danke!',
  doneNow: 'Du hast jetzt {plan}.',
  doneLater: '{plan} beginnt am {date}.',
  doneTrial: 'Deine kostenlose Testphase von {plan} hat begonnen.',
  doneToday: 'Heute',
  doneInvoice: 'Deine Rechnung findest du unter „{page}“. Dort kannst du sie drucken oder als PDF speichern.',
  doneNoInvoice:
    'Alle Rechnungen findest du unter „{page}“. Dort kannst du sie drucken oder als PDF speichern.',
  doneChargeUnknown: 'Ob etwas abgebucht wurde, siehst du unter „{page}“.',
  doneEach: 'Jede Abbuchung ohne den Aktionscode',
  doneDevices: 'Geräte im Tarif',
  keepCopy: 'Kopie der Vereinbarung speichern',
  copyTitle: 'Deine Bestellung bei {brand}',
  copyWhen: 'Bestellt am {time}',
  soldBy: 'Verkauft von',
  doneClose: 'Zu meinem Tarif',
  challengeTitle: 'Deine Bank bittet dich, diese Zahlung zu bestätigen',
} satisfies SentencesIn<'de', typeof english>;
