import type { SentencesIn } from '../../message.ts';
import type { mfa as english } from '../../en/access/mfa.ts';

/** MFA: the code that a sign-in requires. */
export const mfa = {
  title: 'Bestätige deine Identität',
  intro:
    'Wir erkennen dieses Gerät nicht. Gib zu deiner Sicherheit den Code ein, den wir an {contact} gesendet haben.',
  hint: 'Der Code hat 6 Ziffern und ist 10 Minuten gültig.',
  byItself: 'Wir prüfen den Code, sobald du alle 6 Ziffern eingegeben hast.',
  code: 'Bestätigungscode',
  verify: 'Bestätigen',
  verifying: 'Code wird geprüft …',
  resend: 'Code erneut senden',
  resending: 'Code wird erneut gesendet …',
  resendIn: 'Neuer Code in {seconds} s',
  sent: 'Bestätigungscode gesendet.',
  okay: 'OK',
  back: 'Zurück zur Anmeldung',
  offline: 'Du scheinst offline zu sein. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  account_locked: 'Du hast zu viele ungültige Codes eingegeben',
  account_locked_text: 'Bitte warte aus Sicherheitsgründen 10 Minuten und versuche es dann noch einmal.',
  too_many_attempts: 'Du hast zu viele ungültige Codes eingegeben',
  too_many_attempts_text: {
    one: 'Bitte warte aus Sicherheitsgründen 1 Minute und versuche es dann noch einmal.',
    other: 'Bitte warte aus Sicherheitsgründen {count} Minuten und versuche es dann noch einmal.',
  },
  too_many_codes: 'Du hast zu viele Codes angefordert',
  too_many_codes_text: 'Bitte warte aus Sicherheitsgründen 10 Minuten und versuche es dann noch einmal.',
  service_busy: 'Bei uns ist gerade sehr viel los.',
  service_busy_text: 'Bitte versuche es gleich noch einmal.',
  code_expired: 'Bestätigungscode abgelaufen',
  code_expired_text:
    'Dieser Code ist nicht mehr gültig. Bitte verwende den neuesten oder fordere einen neuen an.',
  code_invalid: 'Falscher Bestätigungscode',
  code_invalid_text: 'Bitte prüfe den Code und gib ihn noch einmal ein.',
  code_incomplete: 'Falscher Bestätigungscode',
  code_incomplete_text: 'Der Code hat 6 Ziffern. Bitte prüfe ihn und gib ihn noch einmal ein.',
  code_pending: 'Code wird geprüft …',
  code_pending_text: 'Wir prüfen deinen Code. Bitte warte einen Moment.',
  another_code: 'Wir haben dir einen weiteren Code gesendet.',
  another_code_text: 'Bitte gib den neuen ein.',
  another_sign_in: 'In diesem Browser wurde eine andere Anmeldung begonnen.',
  another_sign_in_text:
    'Es wurde nichts geprüft oder gesendet. Gib den Code ein, den wir an {contact} gesendet haben, oder geh zurück zur Anmeldung, um ein anderes Konto zu verwenden.',
  verification_failed: 'Bestätige deine Identität',
  verification_failed_text:
    'Wir erkennen dieses Gerät nicht und konnten den Code nicht prüfen. Bitte versuche es noch einmal.',
  resend_failed:
    'Beim Senden deines Bestätigungscodes ist leider etwas schiefgelaufen. Bitte versuche es später noch einmal.',
  resend_too_soon: {
    one: 'Ein Code ist unterwegs. In 1 Sekunde kannst du einen weiteren anfordern.',
    other: 'Ein Code ist unterwegs. In {count} Sekunden kannst du einen weiteren anfordern.',
  },
  sign_in_over: 'Deine Anmeldung hat zu lange gedauert. Bitte melde dich noch einmal an.',
} satisfies SentencesIn<'de', typeof english>;
