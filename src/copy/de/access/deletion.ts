import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Konto löschen',
  confirmTitle: 'Dein Konto löschen?',
  confirmText:
    'Dein Konto, dein Tarif und alle Videos darin werden gelöscht. Bis dahin kannst du dich anmelden und den Antrag zurückziehen.',
  confirm: 'Mein Konto löschen',
  confirming: 'Antrag wird gesendet …',
  notNow: 'Mein Konto behalten',
  confirmNext: 'Im nächsten Schritt bitten wir dich zu bestätigen, dass du es bist.',
  goOn: 'Weiter',
  whose: 'Zu löschendes Konto: {email}',
  askPassword:
    'Deine Anmeldung liegt schon eine Weile zurück. Bitte gib dein Passwort ein, um zu bestätigen, dass du es bist.',
  password: 'Passwort',
  noPassword: 'Bitte gib dein Passwort ein.',
  askSignIn:
    'Deine Anmeldung liegt schon eine Weile zurück. Bitte melde dich noch einmal an, um zu bestätigen, dass du es bist. Danach kommst du hierher zurück.',
  signInAgain: 'Erneut anmelden',
  title: 'Antrag auf Kontolöschung läuft',
  text: 'Du hast uns gebeten, dieses Konto zu löschen. Es ist noch nicht gelöscht, du kannst es also noch behalten.',
  textWithDate:
    'Am {date} hast du uns gebeten, dieses Konto zu löschen. Es ist noch nicht gelöscht, du kannst es also noch behalten.',
  cancelRequest: 'Antrag zurückziehen',
  cancelRequestHint: 'Du behältst dein Konto, und alles bleibt, wie es ist.',
  cancelling: 'Antrag wird zurückgezogen …',
  keepRequest: 'Antrag beibehalten',
  keepRequestHint: 'Dein Konto wird gelöscht, und wir melden dich ab.',
  keeping: 'Du wirst abgemeldet …',
  failed:
    'Wir können deinen Antrag auf Kontolöschung gerade leider nicht zurückziehen. Bitte wende dich an den Kundensupport.',
  emailSupport: 'E-Mail an den Support',
  supportSubject: 'Meinen Antrag auf Kontolöschung zurückziehen',
  close: 'Schließen',
  askedTitle: 'Dein Konto wird gelöscht',
  askedText:
    'Wir haben deinen Antrag erhalten, und du bist abgemeldet. Bis dein Konto gelöscht ist, kannst du es noch behalten: Melde dich an und wähle „Antrag zurückziehen“.',
} satisfies SentencesIn<'de', typeof english>;
