import type { SentencesIn } from '../../message.ts';
import type { withdrawalRight as english } from '../../en/legal/withdrawalRight.ts';

/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: 'Widerrufsrecht',
  where: 'Es gilt für dich, wenn du hier wohnst: {countries}.',
  right: {
    one: 'Du hast das Recht, binnen {count} Tag ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {count} Tag ab dem Tag des Vertragsabschlusses.',
    other:
      'Du hast das Recht, binnen {count} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt {count} Tage ab dem Tag des Vertragsabschlusses.',
  },
  how: 'Um dein Widerrufsrecht auszuüben, musst du uns ({company}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.',
  online:
    'Du kannst dein Widerrufsrecht auch online unter {link} ausüben. Wenn du diese Online-Funktion nutzt, übermitteln wir dir auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie Datum und Uhrzeit ihres Eingangs.',
  inTime:
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.',
  effectsTitle: 'Folgen des Widerrufs',
  effects:
    'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir wegen dieser Rückzahlung Entgelte berechnet.',
  begun:
    'Hast du verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so hast du uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem du uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichtest, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
  formTitle: 'Muster-Widerrufsformular',
  formIntro:
    '(Wenn du den Vertrag widerrufen willst, dann fülle bitte dieses Formular aus und sende es zurück.)',
  formTo: 'An: {company}',
  formText:
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
  formOrdered: 'Bestellt am:',
  formName: 'Name des/der Verbraucher(s):',
  formAddress: 'Anschrift des/der Verbraucher(s):',
  formSigned: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
  formDate: 'Datum:',
  formStar: '(*) Unzutreffendes streichen.',
} satisfies SentencesIn<'de', typeof english>;
