import type { SentencesIn } from '../../message.ts';
import type { price as english } from '../../en/orders/price.ts';

/** The price of an order, on every page that shows it (docs/adr/021). */
export const price = {
  discount: 'Code promo {code}',
  once: '{promo}, premier paiement uniquement',
  span: '{promo}, chaque paiement avant le {date}',
  always: '{promo}, chaque paiement',
  unknown: '{promo}, premier paiement',
  notInPrice: 'Pas inclus dans ce prix',
  tax: 'Taxes',
  taxLater: 'Selon votre adresse de facturation',
  creditFor: 'Crédit pour {plan}',
  from: 'À partir du {date}',
  afterTrial: 'Après votre essai gratuit',
  per: { 1: 'par mois', 12: 'par an', 24: 'tous les 2 ans', other: 'tous les {count} mois' },
  next: 'Prochain paiement : {amount} le {date}',
  nextMost: 'Prochain paiement : {amount} au plus, le {date}',
  nextSometime: 'Prochain paiement : {amount} à la fin de votre période en cours',
  nextPlusTax: 'Prochain paiement : {amount} le {date}, taxes éventuelles en sus',
  amountMost: '{amount} au plus',
  amountPlusAnyTax: '{amount}, taxes éventuelles en sus',
  amountMostPlusTax: '{amount} au plus, taxes éventuelles en sus',
  keptDiscount: 'Votre réduction',
  keepsDiscount: 'Ce paiement tient compte de votre réduction. Les suivants aussi, tant qu’elle dure.',
  forfeit:
    '{plan} est payé jusqu’au {date}. Sur ce que vous avez payé ({paid}), la part prise en compte pour cette commande est de {counted}. Le reste n’est pas remboursé.',
  lostDiscount:
    'Votre réduction sur {plan} prend fin avec cette commande. Si vous gardiez {plan}, le prochain paiement serait de {amount} au lieu de {regular}, hors taxes.',
  renews:
    'Se renouvelle automatiquement au prix de {price} jusqu’à modification ou résiliation de votre part.',
  renewsWithTax:
    'Se renouvelle automatiquement au prix de {price}, taxes comprises, jusqu’à modification ou résiliation de votre part.',
  renewsPlusTax:
    'Se renouvelle automatiquement au prix de {price}, taxes en sus, jusqu’à modification ou résiliation de votre part.',
  renewsPlusAnyTax:
    'Se renouvelle automatiquement au prix de {price}, taxes éventuelles en sus, jusqu’à modification ou résiliation de votre part.',
  cancelHere: 'Vous pouvez résilier à tout moment dans « {page} ».',
  cancelAt: 'Pour résilier, rendez-vous ici : {place}.',
  withdrawal: {
    one: 'Vous pouvez vous rétracter de cette commande dans un délai de {count} jour.',
    other: 'Vous pouvez vous rétracter de cette commande dans un délai de {count} jours.',
  },
  readInformation: 'Avant de commander, lisez les {information}.',
  information: 'informations contractuelles',
  taxUnknown: 'Des taxes peuvent s’ajouter, selon votre adresse de facturation.',
  taxRounded: 'Une fois calculées, les taxes du paiement d’aujourd’hui peuvent différer au dernier chiffre.',
  each: {
    1: '{amount} par mois',
    12: '{amount} par an',
    24: '{amount} tous les 2 ans',
    other: '{amount} tous les {count} mois',
  },
  amountPer: '{amount} {per}',
  eachWithTax: '{price}, taxes comprises',
  eachPlusTax: '{price}, taxes en sus',
  withoutDiscount: 'Sans votre réduction : {price}',
  beforeTax: '{per}, avant taxes et réductions',
  withTax: '{per}, taxes comprises, avant réductions',
  on: '{amount} le {date}',
  onMost: '{amount} au plus, le {date}',
  onBeforeTax: '{amount} le {date}, avant taxes et réductions',
  onWithTax: '{amount} le {date}, taxes comprises, avant réductions',
  sometime: '{amount} à la fin de votre période en cours',
  dayOnly: 'Le {date}',
  someAmount: 'À la fin de votre période en cours',
} satisfies SentencesIn<'fr', typeof english>;
