import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'Was du wissen solltest, bevor du einen Tarif bestellst und solange du einen hast.',
  sellerTitle: 'Wer verkauft',
  soldTitle: 'Was du kaufst',
  sold: 'Einen Tarif für den Videoverlauf deiner Kameras von {brand}. Er sagt, für wie viele Geräte er gilt und wie lange ihre Videos gespeichert bleiben. Du brauchst ein Konto, ein Gerät von {brand} und Internet. Der Tarif beginnt mit deiner Bestellung oder an dem Tag, den die Bestellung nennt.',
  priceTitle: 'Was es kostet',
  price:
    'Die Preise stehen unter {plans}. Bevor du bestellst, sagt die Bestellseite, was heute und später abgebucht wird. Es gibt keine Lieferkosten, und dieses Portal kostet dich nichts außer deinem Internet.',
  tax: 'Die Preise enthalten die Umsatzsteuer in: {countries}.',
  plans: 'Tarife',
  payTitle: 'Wie du bezahlst',
  pay: 'Mit Karte, im Voraus für jeden Zeitraum.',
  termTitle: 'Wie lange er läuft und wie du ihn beendest',
  term: 'Ein kostenpflichtiger Tarif läuft so lange, wie sein Preis es nennt, etwa einen Monat oder ein Jahr, und verlängert sich von selbst um dieselbe Zeit zum selben Preis, bis du ihn kündigst. Eine kostenlose Testphase wird an dem Tag, den die Bestellung nennt, zum kostenpflichtigen Tarif, wenn du nicht vorher kündigst.',
  endHere: 'Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen, hier ohne Anmeldung: {link}.',
  endSignedIn: 'Angemeldet kündigst du unter {link} und siehst sofort, bis wann der Tarif läuft.',
  endElsewhere: 'Du kannst jederzeit zum Ende des bezahlten Zeitraums kündigen: {link}.',
  orderTitle: 'Wann deine Bestellung bindet',
  order:
    'Du wählst einen Tarif, gibst eine Karte ein und prüfst alles auf der Bestellseite, wo du es noch ändern oder zurückgehen kannst. Mit dem Druck auf den Bestellknopf ist deine Bestellung verbindlich. Der Vertrag kommt zustande, wenn wir ihn bestätigen: sofort, auf der Seite danach. Dort kannst du speichern, was vereinbart ist. Deinen Tarif und deine Rechnungen findest du in deinem Konto; diese Angaben bleiben hier und in den Nutzungsbedingungen. Du kannst in den Sprachen dieses Portals bestellen.',
  conformityTitle: 'Deine Rechte, wenn etwas nicht stimmt',
  conformity:
    'Wenn der Dienst nicht so ist wie vereinbart, hast du die Rechte, die das Gesetz dir gibt: Es gilt das gesetzliche Mängelhaftungsrecht für digitale Dienstleistungen. Eine Garantie darüber hinaus gibt es nicht.',
  complaintsTitle: 'Beschwerden',
  complaints: 'Schreib an {email}. Der Support antwortet dir.',
} satisfies SentencesIn<'de', typeof english>;
