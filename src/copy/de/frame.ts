import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'Zum Inhalt springen',
  cookiesLost:
    'Dein Browser hat unsere Cookies nicht gespeichert, und diese Website braucht sie. Bitte erlaube sie für diese Website in den Einstellungen deines Browsers.',
  backToApp: 'Zurück zur App',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  security: 'Konto und Sicherheit',
  tabs: 'Konto',
  tabPlan: 'Mein Tarif',
  tabPayment: 'Zahlung',
  tabHistory: 'Kontoverlauf',
  tabHistoryShort: 'Verlauf',
  termsOfUse: 'Nutzungsbedingungen',
  privacyPolicy: 'Datenschutzerklärung',
  help: 'Hilfe',
  footer: 'Hilfe und Rechtliches',
  labelled: '{label}: {value}',
  languageMenu: 'Sprache: {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'Fehler: {title}',
  description:
    '{page} · Tarife, Kameras, Karte und Rechnungen zu deinem Konto bei {brand}, alles an einem Ort.',
  continueLink: 'Weiter',
  goingTo: 'Einen Moment, du wirst weitergeleitet …',
  idleTitle: 'Bist du noch da?',
  idleText: 'Zu deiner Sicherheit melden wir dich nach 12 Minuten ohne Aktivität ab.',
  idleLeft: 'Du wirst in {time} abgemeldet.',
  idleStay: 'Angemeldet bleiben',
  leavingTitle: 'Du bist noch nicht abgemeldet',
  leavingText:
    'Wir konnten unsere Server nicht erreichen. Lass diese Seite offen: Sobald die Verbindung wieder da ist, melden wir dich ab.',
  leavingRetry: 'Erneut versuchen',
} satisfies SentencesIn<'de', typeof english>;
