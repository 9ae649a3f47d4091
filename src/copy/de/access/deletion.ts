import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Konto löschen',
  confirmTitle: 'Dein Konto löschen?',
  confirmText:
    'Dein Konto und alle Videos darin werden gelöscht. Bis dahin kannst du dich anmelden und den Antrag zurückziehen.',
  plansTitle: 'Deine Tarife und Zahlungen',
  noPlan: 'Du hast keinen kostenpflichtigen Tarif, es wird also nichts abgebucht.',
  mayCharge:
    'Wir können nicht versprechen, dass das Löschen deines Kontos diese Abbuchung verhindert. Um sicherzugehen, kündige zuerst {plan}.',
  cancelPlan: '{plan} kündigen',
  mayStillCharge:
    'Wir können nicht versprechen, dass die Löschung diese Abbuchung verhindert. Der Support kann es dir sagen.',
  mayOwe: 'Möglicherweise ist das mit dem Löschen deines Kontos nicht erledigt.',
  unreadTitle: 'Wir können deine Tarife gerade nicht sehen.',
  unreadText: 'Bitte sieh unter „Mein Tarif“ nach, ob noch etwas abgebucht wird.',
  knows: 'Ich weiß, dass die Abbuchungen durch {stores} weiterlaufen, bis ich dort kündige.',
  knowsElsewhere:
    'Ich weiß, dass das Löschen meines Kontos keinen Tarif beendet, der anderswo abgerechnet wird.',
  knowsMissing: 'Bitte setze zuerst das Häkchen. Es wurde nichts gelöscht.',
  underWay:
    'Wir prüfen noch, was aus deiner letzten Bestellung oder Änderung geworden ist. Unter „Mein Tarif“ siehst du, wann das abgeschlossen ist. Dann kannst du dein Konto löschen.',
  confirm: 'Mein Konto löschen',
  confirming: 'Antrag wird gesendet …',
  notNow: 'Mein Konto behalten',
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
  cancelRequestHint: 'Du behältst dein Konto. Sieh danach unter „Mein Tarif“ nach.',
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
  askedText: 'Wir haben deinen Antrag erhalten, und du bist abgemeldet.',
  stillKeep:
    'Bis dein Konto gelöscht ist, kannst du es noch behalten: Melde dich an und wähle „Antrag zurückziehen“.',
  copySent: 'Wir haben eine Kopie davon an {email} gesendet.',
  copyHere: 'Bitte drucke oder speichere diese Seite. Sie wird dir nicht noch einmal angezeigt.',
  letterSubject: 'Dein Antrag auf Löschung deines Kontos bei {brand}',
  letterIntro: 'Am {date} hast du uns gebeten, das Konto {email} zu löschen.',
  letterOutro:
    'Wenn du das nicht warst, melde dich an, wähle „Antrag zurückziehen“ und ändere danach dein Passwort.',
} satisfies SentencesIn<'de', typeof english>;
