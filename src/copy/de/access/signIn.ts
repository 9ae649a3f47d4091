import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'Anmelden',
  intro: 'Verwalte deinen Tarif, deine Geräte und deine Zahlungen.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  rememberMe: 'E-Mail-Adresse merken',
  submit: 'Anmelden',
  submitting: 'Du wirst angemeldet …',
  noEmail: 'Bitte gib deine E-Mail-Adresse ein.',
  noPassword: 'Bitte gib dein Passwort ein.',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  showPasswordLabel: 'Passwort anzeigen',
  hidePasswordLabel: 'Passwort verbergen',
  forgotPassword: 'Passwort vergessen?',
  closeAlert: 'Schließen',
  getAppTitle: 'Noch keine App?',
  googlePlay: 'Jetzt bei Google Play',
  googlePlayName: 'Google Play',
  appStore: 'Laden im App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'Bei der Anmeldung ist leider ein Fehler aufgetreten.',
  missing_parameters: 'Für die OAuth2-Authentifizierung fehlen URL-Parameter.',
  wrong_credentials: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  sign_in_incomplete: 'Bitte gib deine E-Mail-Adresse und dein Passwort ein.',
  verifyHint: 'Der Link steht in einer E-Mail von uns. Bitte sieh auch im Spam-Ordner nach.',
  account_locked: 'Dein Konto ist gesperrt. Bitte warte 10 Minuten und versuche es dann noch einmal.',
  email_not_verified:
    'Die E-Mail-Adresse ist noch nicht bestätigt. Bitte bestätige sie und versuche es dann noch einmal.',
  service_busy: 'Bei uns ist gerade sehr viel los. Bitte versuche es gleich noch einmal.',
  too_many_codes:
    'Du hast zu viele Bestätigungscodes angefordert. Bitte warte aus Sicherheitsgründen 10 Minuten und versuche es dann noch einmal.',
  too_many_attempts: {
    one: 'Zu viele Anmeldeversuche. Bitte warte 1 Minute und versuche es dann noch einmal.',
    other: 'Zu viele Anmeldeversuche. Bitte warte {count} Minuten und versuche es dann noch einmal.',
  },
  offline: 'Du scheinst offline zu sein. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  reasonIdle:
    'Du wurdest nach 12 Minuten ohne Aktivität abgemeldet. Melde dich an, um dort weiterzumachen, wo du aufgehört hast.',
  reasonEnded: 'Deine Sitzung ist beendet. Bitte melde dich noch einmal an.',
  backFromOrder: 'Du kommst vom Bezahlen zurück. Melde dich an, um deinen Tarif zu sehen.',
  backFromCard:
    'Du kommst vom Ändern deiner Karte zurück. Melde dich an, um zu sehen, welche Karte hinterlegt ist.',
  reasonDoubled:
    'Mit den Cookies dieser Website stimmte etwas nicht, deshalb haben wir sie gelöscht. Bitte melde dich noch einmal an. Wenn das immer wieder passiert, lösche die Cookies dieser Website in den Einstellungen deines Browsers.',
  reasonRecent:
    'Bitte melde dich noch einmal an, um zu bestätigen, dass du es bist. Dann kannst du dein Konto löschen.',
  reasonSignedOut: 'Du bist abgemeldet.',
  reasonUnavailable:
    'Wir können deine Daten gerade leider nicht abrufen. Bitte versuche es später noch einmal.',
  reasonNoToken:
    'Es wurde kein Token übergeben. Melde dich hier an oder öffne diese Seite noch einmal aus der App.',
  reasonTokenRefused:
    'Dieser Link aus der App wurde schon verwendet oder ist nicht mehr gültig. Bitte öffne die Seite noch einmal aus der App oder melde dich hier an.',
  reasonSsoFailed:
    'Wir konnten dich gerade leider nicht aus der App anmelden. Bitte öffne die Seite noch einmal aus der App oder melde dich hier an.',
  goOn: 'Mit dem aktuellen Konto fortfahren',
  tryAgain: 'Erneut versuchen',
} satisfies SentencesIn<'de', typeof english>;
