import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  withdrawalLead:
    'Wenn dir das Gesetz ein Widerrufsrecht gibt, kannst du es hier ausüben, ohne einen Grund zu nennen.',
  cancellationLead: 'Du kannst das ohne Anmeldung tun.',
  quicker: 'Du bist angemeldet, deshalb geht es auch schneller:',
  quickerLink: '{plan} in deinem Konto kündigen',
  name: 'Dein Name',
  email: 'E-Mail-Adresse für die Bestätigung',
  contract: 'Welcher Vertrag',
  contractHint: 'Der Tarif oder die Nummer einer Bestellung oder Rechnung.',
  orderedOn: 'Bestellt am (optional)',
  causeLegend: 'Art der Kündigung',
  ordinary: 'Ordentliche Kündigung',
  ordinaryHint: 'Zum Ende des bezahlten Zeitraums.',
  special: 'Außerordentliche Kündigung',
  specialHint: 'Sofort, aus einem Grund, den du nennst.',
  reason: 'Grund',
  endsLegend: 'Wann der Vertrag enden soll',
  soonest: 'So früh wie möglich',
  onDay: 'An einem bestimmten Tag',
  endsOn: 'Letzter Tag des Vertrags',
  withdraw: 'Widerruf bestätigen',
  cancel: 'Jetzt kündigen',
  sending: 'Wird gesendet …',
  about:
    'Das geht an den Support von {brand}, und du bekommst eine Eingangsbestätigung per E-Mail. Dein Tarif ändert sich, sobald der Support das bearbeitet hat.',
  name_missing: 'Bitte gib deinen Namen ein.',
  email_invalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  contract_missing: 'Bitte gib an, um welchen Vertrag es geht.',
  orderedOn_invalid: 'Bitte gib das heutige oder ein früheres Datum ein oder lass das Feld leer.',
  reason_missing: 'Bitte nenne den Grund.',
  text_long: 'Bitte kürze diesen Text.',
  endsOn_invalid: 'Bitte gib das heutige oder ein späteres Datum ein.',
  fields_refused: 'Bitte prüfe die markierten Felder. Es wurde noch nichts gesendet.',
  declaration_limited:
    'Von hier wurden zuletzt zu viele Erklärungen gesendet, deshalb haben wir diese nicht gesendet. Alles, was du eingegeben hast, ist noch da. Bitte versuche es später noch einmal oder sende sie per E-Mail.',
  declaration_crowded:
    'Gerade erreichen uns zu viele Erklärungen, deshalb haben wir diese nicht gesendet. Alles, was du eingegeben hast, ist noch da. Bitte sende sie per E-Mail, oder melde dich an und sende sie mit der E-Mail-Adresse deines Kontos.',
  declaration_not_sent:
    'Wir konnten nicht feststellen, ob deine Erklärung gesendet wurde. Alles, was du eingegeben hast, ist noch da. Bitte versuche es noch einmal oder sende sie per E-Mail.',
  writeMail: 'E-Mail an {email} schreiben',
  offline:
    'Du scheinst offline zu sein. Es wurde nichts gesendet. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  withdrawalSent: 'Dein Widerruf ist gesendet',
  cancellationSent: 'Deine Kündigung ist gesendet',
  receiptSent:
    'Eine Eingangsbestätigung ist unterwegs an {email}. Bitte drucke oder speichere auch diese Seite.',
  receiptNotSent:
    'Deine Erklärung ist bei uns angekommen, aber wir konnten die Bestätigung an {email} nicht senden. Bitte drucke oder speichere diese Seite: Sie ist dein Nachweis.',
  sentUnshown:
    'Deine Erklärung ist bei uns angekommen. Ohne Cookies kann diese Seite sie nicht noch einmal zeigen. Wenn keine Bestätigung per E-Mail kommt, schreib bitte an {email}.',
  next: 'Der Support von {brand} setzt deine Erklärung um und antwortet dir per E-Mail an diese Adresse. Wenn du nichts von uns hörst, schreib an {email}.',
  another: 'Weitere Erklärung abgeben',
  kindLabel: 'Erklärung',
  withdrawalKind: 'Widerruf des Vertrags',
  cancellationKind: 'Kündigung eines Vertrags',
  nameLabel: 'Name',
  emailLabel: 'E-Mail-Adresse',
  contractLabel: 'Vertrag',
  orderedOnLabel: 'Bestellt am',
  endsLabel: 'Vertragsende',
  receivedLabel: 'Eingegangen am',
  letterIntro:
    'Jemand hat diese Erklärung im Kontoportal von {brand} abgegeben. Sie muss von Hand umgesetzt werden, und die Person erwartet eine Antwort an die Adresse unten.',
  letterKnown:
    'Sie kommt aus einem Browser, in dem das Konto mit dieser E-Mail-Adresse schon angemeldet war.',
  letterStranger:
    'Dafür muss sich niemand anmelden: Jeder kann sie geschrieben haben, unter jeder E-Mail-Adresse. Bitte prüfe sie, bevor du sie umsetzt.',
  letterNoReceipt:
    'Das Portal hat dafür keine Eingangsbestätigung gesendet. Bitte bestätige der Person, was sie erklärt hat und wann es eingegangen ist.',
  receiptWithdrawal: 'Eingangsbestätigung deines Widerrufs eines Vertrags mit {brand}',
  receiptCancellation: 'Eingangsbestätigung deiner Kündigung eines Vertrags mit {brand}',
  receiptFrom:
    'Jemand hat das Folgende im Kontoportal von {brand} geschrieben und diese E-Mail-Adresse angegeben. Automatisch ändert sich nichts: Der Support setzt es von Hand um. Wenn du das nicht warst, antworte einfach auf diese E-Mail und sag dem Support Bescheid.',
  receiptIntro: 'Diese Erklärung ist bei uns eingegangen. Bitte bewahre diese E-Mail auf.',
  reasonSent: 'Der Grund ging mit an den Support.',
  mailWithdrawal: 'Ich widerrufe diesen Vertrag.',
  mailCancellation: 'Ich kündige diesen Vertrag.',
} satisfies SentencesIn<'de', typeof english>;
