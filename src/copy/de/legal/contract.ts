import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'Was du wissen solltest, bevor du einen Tarif bestellst und solange du einen hast.',
  sellerTitle: 'Bei wem du kaufst',
  soldTitle: 'Was du kaufst',
  sold: 'Einen Tarif für den Videoverlauf deiner Kameras von {brand}. Er legt fest, für wie viele Geräte er gilt und wie lange ihre Videos gespeichert bleiben. Du brauchst ein Konto, ein Gerät von {brand} und eine Internetverbindung. Der Tarif beginnt mit deiner Bestellung oder an dem Tag, der in der Bestellung steht.',
  priceTitle: 'Was es kostet',
  price:
    'Die Preise findest du unter {plans}. Bevor du bestellst, siehst du auf der Bestellseite, was heute und was später abgebucht wird. Lieferkosten gibt es nicht, und die Nutzung dieses Portals kostet dich nichts außer deiner Internetverbindung.',
  tax: 'In diesen Ländern enthalten die Preise die Umsatzsteuer: {countries}.',
  plans: 'Tarife',
  payTitle: 'Wie du bezahlst',
  pay: 'Mit Karte, für jeden Zeitraum im Voraus.',
  payWallet: 'Mit Karte oder mit {wallet}, für jeden Zeitraum im Voraus.',
  termTitle: 'Wie lange der Tarif läuft und wie du ihn beendest',
  term: 'Ein kostenpflichtiger Tarif läuft für den Zeitraum, der bei seinem Preis steht, zum Beispiel einen Monat oder ein Jahr. Er verlängert sich automatisch um denselben Zeitraum zu dem Preis, der in der Bestellung steht, bis du ihn kündigst. Eine kostenlose Testphase wird an dem Tag, der in der Bestellung steht, zum kostenpflichtigen Tarif, wenn du nicht vorher kündigst.',
  endHere: 'Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen, hier ohne Anmeldung: {link}.',
  endSignedIn:
    'Wenn du angemeldet bist, kündigst du unter {link} und siehst sofort, wie lange der Tarif noch läuft.',
  endElsewhere: 'Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen: {link}.',
  orderTitle: 'Wann deine Bestellung verbindlich ist',
  order:
    'Du wählst Tarif und Zahlungsart und prüfst alles auf der Bestellseite. Dort kannst du es noch ändern oder zurückgehen. Sobald du auf die Schaltfläche zum Bestellen drückst, ist deine Bestellung verbindlich. Wir bestätigen sie sofort auf der nächsten Seite: Damit kommt der Vertrag zustande, und du kannst speichern, was vereinbart ist. Deinen Tarif und deine Rechnungen findest du in deinem Konto; diese Bedingungen bleiben hier und in den Nutzungsbedingungen abrufbar. Du kannst in jeder Sprache dieses Portals bestellen.',
  conformityTitle: 'Deine Rechte, wenn etwas nicht stimmt',
  conformity:
    'Wenn der Dienst nicht so ist wie vereinbart, hast du alle Rechte, die dir das Gesetz gibt, auch die aus dem gesetzlichen Mängelhaftungsrecht für digitale Dienstleistungen. Eine Garantie darüber hinaus geben wir nicht.',
  complaintsTitle: 'Beschwerden',
  complaints: 'Schreib an {email}. Der Support antwortet dir.',
} satisfies SentencesIn<'de', typeof english>;
