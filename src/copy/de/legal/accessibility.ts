import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Alle sollen dieses Portal nutzen können.',
  whatTitle: 'Was dieses Portal ist',
  what: 'Hier verwaltest du dein Konto bei {brand}: Tarife für den Videoverlauf deiner Kameras, Geräte, Karte, Rechnungen und deine Anmeldung. Das Portal läuft im Browser, auf dem Smartphone und am Computer, und fast alles geht auch ohne JavaScript.',
  howTitle: 'Wie es die Anforderungen erfüllt',
  how: 'Es ist darauf ausgelegt, die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA zu erfüllen und damit auch die europäische Norm EN 301 549. Du kannst jede Seite allein mit der Tastatur und mit einem Screenreader bedienen. Die Seiten behalten im hellen und im dunklen Modus ihren Kontrast, bleiben vergrößert lesbar und stehen still, wenn du weniger Bewegung möchtest. Das prüfen wir vor jeder Änderung automatisch auf jeder Seite.',
  limits:
    'Kartenfelder, Wallets, die Schaltflächen zur Anmeldung mit Google und Apple sowie Zahlungsseiten, die ein anderes Unternehmen bereitstellt, kommen von den jeweiligen Unternehmen. Dafür können wir das nicht zusagen.',
  reportTitle: 'Eine Barriere melden',
  report:
    'Wenn bei dir etwas nicht funktioniert, schreib an {email}. Sag uns, um welche Seite es geht und was passiert ist. Wir antworten dir und helfen dir auf anderem Weg, bis es behoben ist.',
  authorityTitle: 'Zuständige Marktüberwachungsbehörde',
  authority: 'Wenn das nicht hilft, kannst du dich an die Behörde deines Landes wenden:',
} satisfies SentencesIn<'de', typeof english>;
