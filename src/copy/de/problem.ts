import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: 'Hoppla! Da ist etwas schiefgelaufen.',
  text: 'Bitte versuche es gleich noch einmal. Wenn es wieder passiert, helfen wir dir gern.',
  notFoundTitle: 'Seite nicht gefunden.',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
  alreadySubscribed: 'Du hast für diesen Tarif schon ein Abo.',
  cancelFailed:
    'Beim Kündigen deines Tarifs ist leider ein Fehler aufgetreten. Bitte versuche es später noch einmal.',
  cancelUnsureTitle: 'Wir konnten nicht herausfinden, ob dein Tarif gekündigt wurde.',
  cancelUnsure: 'Wir haben noch keine Antwort. Wir prüfen es weiter, und du erfährst es unter „Mein Tarif“.',
  cancelUnderWayTitle: 'Dein Tarif wurde nicht gekündigt.',
  cancelUnderWay:
    'Eine andere Änderung an deinem Tarif läuft noch. Unter „Mein Tarif“ siehst du, wann sie abgeschlossen ist. Dann kannst du kündigen.',
  lookAtPlan: 'Meinen Tarif ansehen',
  contactSupport: 'Support kontaktieren',
  tryAgain: 'Erneut versuchen',
  help: 'Hilfe erhalten',
  backToPlan: 'Zurück zu meinem Tarif',
  signIn: 'Anmelden',
  elsewhereTitle: 'Möchtest du fortfahren?',
  elsewhereText: 'Eine andere Website hat dich hierher geführt. Noch hat sich nichts geändert.',
  elsewhereGoOn: 'Weiter',
  requestId: 'Referenz: {requestId}',
  supportSubjectPlain: 'Hilfe zu meinem Konto',
  supportSubject: 'Hilfe zu meinem Konto ({requestId})',
  bad_json: 'Die Anfrage konnte nicht gelesen werden.',
  bad_request: 'Die Anfrage ist unvollständig.',
  unsupported_type: 'Diese Art von Anfrage wird hier nicht verstanden.',
  too_large: 'Die Anfrage ist zu groß.',
  forbidden: 'Diese Anfrage kam nicht von dieser Website.',
  not_found: 'Seite nicht gefunden.',
  method_not_allowed: 'Das ist hier nicht möglich.',
  too_many_requests: 'Zu viele Anfragen. Bitte warte eine Minute und versuche es dann noch einmal.',
  signed_out: 'Du bist abgemeldet.',
  other_account: 'Jetzt ist ein anderes Konto angemeldet.',
  otherAccountText:
    'Es wurde an anderer Stelle in diesem Browser angemeldet. Von der Seite, auf der du warst, wurde nichts gesendet.',
  pending_delete: 'Dieses Konto soll gelöscht werden. Zieh zuerst den Antrag zurück.',
  unavailable: 'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  unexpected: 'Hoppla! Da ist etwas schiefgelaufen.',
} satisfies SentencesIn<'de', typeof english>;
