import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Deine Datenschutzeinstellungen',
  askTitle: 'Dürfen wir Besuche messen und dir Werbung zeigen?',
  askText:
    'Wenn du zustimmst, zählen Skripte von {receivers} die Besuche und zeigen dir auf anderen Websites unsere Werbung.',
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  oneByOne: 'Einzeln auswählen',
  lead: 'Lege fest, was Skripte anderer Unternehmen auf unseren öffentlichen Seiten tun dürfen. Wo du dich anmeldest, bezahlst oder angemeldet bist, werden sie nie geladen.',
  legend: 'Was du erlaubst',
  measuring: 'Messung',
  measuringText:
    'Misst, wie unsere Seiten genutzt werden, und vergleicht verschiedene Versionen davon, damit wir sie verbessern können.',
  advertising: 'Werbung',
  advertisingText:
    'Zeigt dir unsere Werbung auf anderen Websites und sagt uns, welche gewirkt hat. Manche Gesetze nennen das Verkauf oder Weitergabe personenbezogener Daten.',
  receivedBy: 'Empfänger: {receivers}.',
  save: 'Speichern',
  refuseAll: 'Alles ablehnen',
  saved: 'Deine Auswahl ist gespeichert.',
  stateSignal:
    'Dein Browser sendet Global Privacy Control, und wir halten uns daran: Alles Folgende ist aus, und wir fragen nicht.',
  stateAsked: 'Du hast noch nicht gewählt.',
  stateUnasked: 'Du hast noch nicht gewählt. In deiner Region ist alles Folgende an, bis du es ausschaltest.',
  stateChosen: 'Das hast du am {date} gewählt.',
  stateUnreadable: 'Wir können deine frühere Auswahl nicht lesen. Bis du neu wählst, ist alles Folgende aus.',
  keptAsked: 'Wir merken uns deine Auswahl sechs Monate lang in diesem Browser. Danach fragen wir wieder.',
  keptOptOut:
    'Wir merken uns deine Auswahl in diesem Browser, solange du mindestens einmal im Jahr wiederkommst.',
} satisfies SentencesIn<'de', typeof english>;
