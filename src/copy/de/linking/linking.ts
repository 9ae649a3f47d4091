import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'Mit {account} verknüpfen',
  heading: 'Verknüpfe dein Konto bei {brand} mit {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'Mit der Anmeldung erlaubst du {partner}, auf deine Geräte zuzugreifen',
  shared:
    '{account} erhält die Namen und Typen deiner Geräte, um sie für dich anzeigen und steuern zu können. Dein Passwort bekommt {account} nie zu sehen, und du kannst die Verknüpfung jederzeit aufheben.',
  privacy: 'Datenschutzerklärung von {account}',
  brandPrivacy: 'Datenschutzerklärung von {brand}',
  policies: 'Datenschutzerklärungen',
  submit: 'Anmelden',
  cancel: 'Abbrechen',
  signedUpByBoth:
    'Wenn du dich mit Google oder Apple registriert hast, lege zuerst ein Passwort fest. Starte die Verknüpfung dann noch einmal in der App deines Assistenten.',
  signedUpByGoogle:
    'Wenn du dich mit Google registriert hast, lege zuerst ein Passwort fest. Starte die Verknüpfung dann noch einmal in der App deines Assistenten.',
  signedUpByApple:
    'Wenn du dich mit Apple registriert hast, lege zuerst ein Passwort fest. Starte die Verknüpfung dann noch einmal in der App deines Assistenten.',
  setPassword: 'Passwort festlegen oder zurücksetzen',
  problemTitle: 'Dein Konto lässt sich so nicht verknüpfen',
  missing_parameters: 'Für die OAuth2-Authentifizierung fehlen URL-Parameter.',
  refused: 'Die Anfrage, die dich hierhergeführt hat, kennen wir nicht. Es wurde nichts weitergegeben.',
  again:
    'Bitte schließe diese Seite und starte die Verknüpfung noch einmal in der Google-Home-App oder der Amazon-Alexa-App.',
  linkedTitle: 'Dein Konto bei {brand} ist mit {account} verknüpft',
  linked:
    'Du kannst diese Seite schließen und zur App deines Assistenten zurückkehren. Wenn deine Geräte dort nicht erscheinen, starte die Verknüpfung in der App noch einmal.',
  unlink_google:
    'Um die Verknüpfung mit Google Home aufzuheben, öffne die Google-Home-App, tippe auf „Hinzufügen“, dann auf „Funktioniert mit Google Home“, wähle {brand} und tippe auf „Verknüpfung des Kontos aufheben“.',
  unlink_alexa:
    'Um die Verknüpfung mit Amazon Alexa aufzuheben, öffne die Alexa-App, geh zu „Skills und Spiele“, dann zu „Ihre Skills“, wähle {brand} und tippe auf „Skill deaktivieren“.',
  overTitle: 'Diese Seite ist abgelaufen',
  over: 'Zu deiner Sicherheit funktioniert sie nur kurze Zeit. Wenn deine Geräte in der App deines Assistenten schon erscheinen, hat die Verknüpfung geklappt, und du musst nichts weiter tun.',
  overAgain:
    'Wenn nicht, schließe bitte diese Seite und starte die Verknüpfung noch einmal in der Google-Home-App oder der Amazon-Alexa-App.',
  contactSupport: 'Support kontaktieren',
  supportSubject: 'Verknüpfung mit einem Sprachassistenten ({requestId})',
  requestId: 'Referenz: {requestId}',
} satisfies SentencesIn<'de', typeof english>;
