import type { SentencesIn } from '../../message.ts';
import type { price as english } from '../../en/orders/price.ts';

/** The price of an order, on every page that shows it (docs/adr/021). */
export const price = {
  discount: 'Aktionscode {code}',
  once: '{promo}, nur erste Abbuchung',
  span: '{promo}, jede Abbuchung vor dem {date}',
  always: '{promo}, jede Abbuchung',
  unknown: '{promo}, erste Abbuchung',
  notInPrice: 'Nicht in diesem Preis enthalten',
  tax: 'Steuern',
  taxLater: 'Je nach Rechnungsadresse',
  creditFor: 'Gutschrift für {plan}',
  from: 'Ab {date}',
  afterTrial: 'Nach deiner kostenlosen Testphase',
  per: { 1: 'pro Monat', 12: 'pro Jahr', 24: 'alle 2 Jahre', other: 'alle {count} Monate' },
  next: 'Nächste Abbuchung: {amount} am {date}',
  nextMost: 'Nächste Abbuchung: höchstens {amount} am {date}',
  nextSometime: 'Nächste Abbuchung: {amount} am Ende deines aktuellen Abrechnungszeitraums',
  nextPlusTax: 'Nächste Abbuchung: {amount} zuzüglich etwaiger Steuern am {date}',
  amountMost: 'höchstens {amount}',
  amountPlusAnyTax: '{amount} zuzüglich etwaiger Steuern',
  amountMostPlusTax: 'höchstens {amount}, zuzüglich etwaiger Steuern',
  keptDiscount: 'Dein Rabatt',
  keepsDiscount: 'Diese Abbuchung enthält deinen Rabatt. Spätere enthalten ihn, solange er gilt.',
  forfeit:
    '{plan} ist bis zum {date} bezahlt. Du hast {paid} bezahlt, davon rechnen wir {counted} auf diese Bestellung an. Der Rest wird nicht erstattet.',
  lostDiscount:
    'Dein Rabatt auf {plan} endet mit dieser Bestellung. Wenn du {plan} behalten würdest, läge die nächste Abbuchung dafür bei {amount} statt {regular}, jeweils zuzüglich Steuern.',
  renews: 'Der Tarif verlängert sich automatisch zum Preis von {price}, bis du ihn wechselst oder kündigst.',
  renewsWithTax:
    'Der Tarif verlängert sich automatisch zum Preis von {price}, inklusive Steuern, bis du ihn wechselst oder kündigst.',
  renewsPlusTax:
    'Der Tarif verlängert sich automatisch zum Preis von {price} zuzüglich Steuern, bis du ihn wechselst oder kündigst.',
  renewsPlusAnyTax:
    'Der Tarif verlängert sich automatisch zum Preis von {price} zuzüglich etwaiger Steuern, bis du ihn wechselst oder kündigst.',
  cancelHere: 'Du kannst jederzeit unter „{page}“ kündigen.',
  cancelAt: 'Kündigen kannst du hier: {place}.',
  withdrawal: {
    one: 'Du kannst diese Bestellung innerhalb von {count} Tag widerrufen.',
    other: 'Du kannst diese Bestellung innerhalb von {count} Tagen widerrufen.',
  },
  readInformation: 'Lies vor der Bestellung die {information}.',
  information: 'Vertragsinformationen',
  taxUnknown: 'Je nach Rechnungsadresse können Steuern hinzukommen.',
  taxRounded:
    'Die Steuern auf die heutige Abbuchung können nach der Berechnung in der letzten Stelle abweichen.',
  each: {
    1: '{amount} pro Monat',
    12: '{amount} pro Jahr',
    24: '{amount} alle 2 Jahre',
    other: '{amount} alle {count} Monate',
  },
  amountPer: '{amount} {per}',
  eachWithTax: '{price}, inklusive Steuern',
  eachPlusTax: '{price} zuzüglich Steuern',
  withoutDiscount: 'Ohne deinen Rabatt: {price}',
  beforeTax: '{per}, zuzüglich Steuern, vor Rabatten',
  withTax: '{per}, inklusive Steuern, vor Rabatten',
  on: '{amount} am {date}',
  onMost: 'Höchstens {amount} am {date}',
  onBeforeTax: '{amount} am {date}, zuzüglich Steuern, vor Rabatten',
  onWithTax: '{amount} am {date}, inklusive Steuern, vor Rabatten',
  sometime: '{amount} am Ende deines aktuellen Abrechnungszeitraums',
  dayOnly: 'Am {date}',
  someAmount: 'Am Ende deines aktuellen Abrechnungszeitraums',
} satisfies SentencesIn<'de', typeof english>;
