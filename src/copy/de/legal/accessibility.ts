import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Alle sollen dieses Portal nutzen können.',
  whatTitle: 'Was es ist',
  what: 'In diesem Portal verwaltest du dein Konto bei {brand}: Tarife für den Videoverlauf deiner Kameras, Geräte, Karte und Rechnungen und die Anmeldung. Es läuft im Browser, auf dem Telefon wie am Computer, und fast alles auch ohne JavaScript.',
  howTitle: 'Wie es die Anforderungen erfüllt',
  how: 'Es ist dafür gemacht, die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA zu erfüllen und damit die europäische Norm EN 301 549. Jede Seite lässt sich allein mit der Tastatur und mit einem Screenreader bedienen, behält hell und dunkel ihren Kontrast, bleibt vergrößert lesbar und bewegt sich nicht, wenn du weniger Bewegung wünschst. Das wird vor jeder Änderung auf jeder Seite automatisch geprüft.',
  limits:
    'Die Felder für eine Karte, Wallets und die Anmeldeknöpfe von Google und Apple kommen von anderen Unternehmen, ebenso eine Zahlungsseite, die ein anderes Unternehmen bereitstellt. Für sie können wir das nicht zusagen.',
  reportTitle: 'Melde uns eine Barriere',
  report:
    'Wenn etwas für dich nicht funktioniert, schreib an {email}. Sag uns, welche Seite es war und was passiert ist: Wir antworten und helfen dir auf anderem Weg, bis es behoben ist.',
  authorityTitle: 'Wer darüber wacht',
  authority: 'Wenn das nicht hilft, kannst du dich an die Behörde deines Landes wenden:',
} satisfies SentencesIn<'de', typeof english>;
