import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: 'Hoppla! Da ist etwas schiefgelaufen.',
  text: 'Bitte versuche es gleich noch einmal. Wenn es immer wieder passiert, helfen wir dir gern.',
  notFoundTitle: 'Seite nicht gefunden.',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
  alreadySubscribed: 'Diesen Tarif hast du schon abonniert.',
  orderRefused:
    'Deine Bestellung wurde nicht angenommen. Es wurde nichts abgebucht, und dein Tarif bleibt, wie er ist. Bitte versuche es mit einer anderen Karte, oder hol dir Hilfe von uns.',
  deletionRefused:
    'Dein Konto kann gerade nicht gelöscht werden. Es wurde nichts gelöscht. Falls eine Zahlung offen ist, kann es daran liegen. Wir helfen dir gern.',
  useAnotherCard: 'Andere Karte verwenden',
  priceUnknown:
    'Wir konnten nicht herausfinden, was deine Bestellung kostet. Es wurde nichts bestellt und nichts abgebucht. Bitte versuche es gleich noch einmal. Wenn es immer wieder passiert, helfen wir dir gern.',
  cancelFailed:
    'Beim Kündigen deines Tarifs ist leider ein Fehler aufgetreten. Bitte versuche es später noch einmal.',
  cancelUnsureTitle: 'Wir konnten nicht herausfinden, ob dein Tarif gekündigt wurde.',
  cancelUnsure:
    'Wir haben noch keine Antwort bekommen. Wir prüfen es weiter, und du siehst das Ergebnis unter „Mein Tarif“.',
  cancelUnderWayTitle: 'Dein Tarif wurde nicht gekündigt.',
  cancelUnderWay:
    'Eine andere Änderung an deinem Tarif läuft noch. Unter „Mein Tarif“ siehst du, wann sie abgeschlossen ist. Dann kannst du kündigen.',
  lookAtPlan: 'Zu meinem Tarif',
  contactSupport: 'Support kontaktieren',
  tryAgain: 'Erneut versuchen',
  help: 'Hilfe holen',
  backToPlan: 'Zurück zu meinem Tarif',
  signIn: 'Anmelden',
  blocker:
    'Vielleicht ist ein Inhaltsblocker oder ein Netzwerkfilter im Weg. Lass diese Seite dort zu und versuche es noch einmal.',
  elsewhereTitle: 'Möchtest du fortfahren?',
  elsewhereText: 'Eine andere Website hat dich hierhergeführt. Noch hat sich nichts geändert.',
  elsewhereGoOn: 'Weiter',
  requestId: 'Referenz: {requestId}',
  supportSubjectPlain: 'Hilfe zu meinem Konto',
  supportSubject: 'Hilfe zu meinem Konto ({requestId})',
  bad_json: 'Wir konnten die Anfrage nicht lesen. Bitte lade die Seite neu und versuche es noch einmal.',
  bad_request: 'Die Anfrage ist unvollständig. Bitte lade die Seite neu und versuche es noch einmal.',
  unsupported_type:
    'Wir konnten nicht lesen, was dein Browser gesendet hat. Bitte lade die Seite neu und versuche es noch einmal, oder nimm einen anderen Browser.',
  too_large: 'Das ist zu viel auf einmal. Bitte kürze deinen Text und versuche es noch einmal.',
  forbidden:
    'Diese Anfrage kam nicht von einer Seite dieser Website, deshalb wurde nichts geändert. Bitte öffne die Seite hier und versuche es noch einmal.',
  origin_hidden:
    'Dein Browser oder eine Erweiterung verbirgt, von welcher Seite das kam, deshalb wurde nichts geändert. Bitte schalte die Erweiterung aus oder nimm einen anderen Browser. Wenn das nicht reicht, helfen wir dir gern.',
  not_found:
    'Seite nicht gefunden. Bitte lade die Seite neu, von der du kommst, und versuche es noch einmal.',
  method_not_allowed:
    'Das ist hier nicht möglich. Bitte geh zurück und versuche es von der Seite aus noch einmal.',
  too_many_requests: 'Zu viele Anfragen. Bitte warte eine Minute und versuche es dann noch einmal.',
  signed_out: 'Du bist abgemeldet. Bitte melde dich noch einmal an.',
  otherAccountTitle: 'Jetzt ist ein anderes Konto angemeldet.',
  other_account:
    'Jetzt ist ein anderes Konto angemeldet, deshalb wurde nichts gesendet. Bitte lade die Seite neu und versuche es noch einmal.',
  otherAccountText:
    'Das Konto wurde in einem anderen Tab oder Fenster gewechselt. Von der Seite, auf der du warst, wurde nichts gesendet.',
  pending_delete: 'Dieses Konto soll gelöscht werden. Zieh zuerst den Antrag zurück.',
  unavailable: 'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  unexpected: 'Hoppla! Da ist etwas schiefgelaufen.',
  notAllTitle: 'Wir konnten nicht alles aus deinem Konto laden.',
  notAllText: 'Auf dieser Seite kann etwas fehlen.',
} satisfies SentencesIn<'de', typeof english>;
