import type { SentencesIn } from '../../message.ts';
import type { recovery as english } from '../../en/access/recovery.ts';

/** Recovery: a forgotten password and the verification of an e-mail address. */
export const recovery = {
  forgotTitle: 'Passwort vergessen?',
  forgotIntro:
    'Gib die E-Mail-Adresse deines Kontos ein, und wir senden dir einen Link, mit dem du ein neues Passwort wählen kannst.',
  email: 'E-Mail-Adresse',
  send: 'Link zum Zurücksetzen senden',
  sending: 'Wird gesendet …',
  backToLoginPage: 'Zurück zur Anmeldeseite',
  email_invalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  submittedTitle: 'Sieh in deinem Posteingang nach',
  submittedText:
    'Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs, mit dem du ein neues Passwort wählen kannst.',
  submittedUnnamed:
    'Wenn es zu der eingegebenen Adresse ein Konto gibt, ist ein Link unterwegs, mit dem du ein neues Passwort wählen kannst.',
  submittedHint: 'Das kann ein paar Minuten dauern. Bitte sieh auch im Spam-Ordner nach.',
  resend: 'Link erneut senden',
  resentTitle: 'Wir haben den Link noch einmal gesendet',
  resentText:
    'Wenn es zu {email} ein Konto gibt, ist ein weiterer Link unterwegs. Bitte verwende den neuesten.',
  resentHint: 'Immer noch nichts da? Wir helfen dir gern.',
  contactSupport: 'Support kontaktieren',
  newTab: '(wird in einem neuen Tab geöffnet)',
  backToLogin: 'Zurück zur Anmeldung',
  forgotPassword: 'Passwort vergessen?',
  openApp: 'App öffnen',

  openAgain: 'Sobald Cookies erlaubt sind, öffne den Link aus der E-Mail bitte noch einmal.',
  verifyTitle: 'Bestätige deine E-Mail-Adresse',
  verifyPress: 'Bestätige hier, dass diese E-Mail-Adresse dir gehört.',
  verifying: 'Deine E-Mail-Adresse wird bestätigt …',
  verify: 'E-Mail-Adresse bestätigen',
  verifyAgain: 'Erneut versuchen',
  verifiedTitle: 'Deine E-Mail-Adresse ist bestätigt',
  verifiedText: 'Danke, dass du deine E-Mail-Adresse bestätigt hast.',
  verifiedHint:
    'Du kannst dich jetzt anmelden. Falls du dein Passwort nicht mehr weißt, wähle „Passwort vergessen?“.',
  notVerifiedTitle: 'Wir konnten deine E-Mail-Adresse nicht bestätigen',
  notVerifiedHint:
    'Falls du sie schon bestätigt hast, melde dich einfach an. Falls du dein Passwort nicht mehr weißt, wähle „Passwort vergessen?“.',
  link_used: 'Der Bestätigungslink für die E-Mail-Adresse wurde schon verwendet',
  link_used_text:
    'Jeder Link gilt nur einmal, und vielleicht hat dein Mailprogramm ihn schon vor dir geöffnet.',
  link_expired: 'Der Bestätigungslink für die E-Mail-Adresse ist abgelaufen',
  link_invalid: 'Der Bestätigungslink für die E-Mail-Adresse ist ungültig',
  verification_unavailable:
    'Wir konnten deine E-Mail-Adresse gerade leider nicht bestätigen. Bitte versuche es noch einmal.',

  resetTitle: 'Wähle ein neues Passwort',
  resetFor: 'Für dein Konto {email}',
  newPassword: 'Neues Passwort',
  confirmation: 'Passwort wiederholen',
  needMet: '(erfüllt)',
  need_length: '8 bis 40 Zeichen',
  need_uppercase: 'Ein Großbuchstabe',
  need_lowercase: 'Ein Kleinbuchstabe',
  need_number: 'Eine Ziffer',
  need_special: 'Ein Sonderzeichen',
  password_short: 'Das Passwort muss mindestens 8 Zeichen haben.',
  password_long: 'Das Passwort darf höchstens 40 Zeichen haben.',
  password_uppercase: 'Das Passwort muss einen Großbuchstaben enthalten.',
  password_lowercase: 'Das Passwort muss einen Kleinbuchstaben enthalten.',
  password_number: 'Das Passwort muss eine Ziffer enthalten.',
  password_special: 'Das Passwort muss ein Sonderzeichen enthalten.',
  passwords_differ: 'Die beiden Passwörter stimmen nicht überein.',
  PASSWORDS_TOO_SIMILAR:
    'Dein neues Passwort ähnelt deinen alten Passwörtern zu sehr. Bitte gib ein anderes ein.',
  reset_unavailable: 'Wir konnten dein Passwort gerade leider nicht ändern. Bitte versuche es noch einmal.',
  reset: 'Passwort zurücksetzen',
  resetting: 'Dein Passwort wird geändert …',
  show: 'Anzeigen',
  hide: 'Verbergen',
  showNewLabel: 'Neues Passwort anzeigen',
  hideNewLabel: 'Neues Passwort verbergen',
  showConfirmationLabel: 'Wiederholtes Passwort anzeigen',
  hideConfirmationLabel: 'Wiederholtes Passwort verbergen',
  close: 'Schließen',
  offline: 'Du scheinst offline zu sein. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  resetDoneTitle: 'Dein Passwort ist geändert',
  resetDoneText: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.',
  resetDoneUnsure:
    'Bitte melde dich mit deinem neuen Passwort an und sieh dann unter „{page}“ nach: Dort kannst du alle anderen abmelden.',
  INVALID_TOKEN: 'Der Link zum Zurücksetzen des Passworts ist ungültig',
  INVALID_TOKEN_text: 'Bitte fordere einen neuen an: in der App oder über „Passwort vergessen?“.',
  LINK_ALREADY_USED: 'Der Link zum Zurücksetzen des Passworts wurde schon verwendet',
  LINK_ALREADY_USED_text:
    'Falls du gerade ein neues Passwort gewählt hast, melde dich damit an. Wenn nicht, fordere bitte einen neuen Link an: in der App oder über „Passwort vergessen?“.',
} satisfies SentencesIn<'de', typeof english>;
