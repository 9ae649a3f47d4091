import type { SentencesIn } from '../../message.ts';
import type { price as english } from '../../en/orders/price.ts';

/** The price of an order, on every page that shows it (docs/adr/021). */
export const price = {
  discount: 'Code promo {code}',
  once: '{promo}, premier prélèvement uniquement',
  span: '{promo}, chaque prélèvement avant le {date}',
  always: '{promo}, chaque prélèvement',
  unknown: '{promo}, premier prélèvement',
  offLater: 'Déduit lors de la commande',
  tax: 'Taxes',
  taxLater: 'Selon votre adresse de facturation',
  creditFor: 'Crédit pour {plan}',
  from: 'À partir du {date}',
  afterTrial: 'Après votre essai gratuit',
  per: { 1: 'par mois', 12: 'par an', 24: 'tous les 2 ans', other: 'tous les {count} mois' },
  next: 'Prochain prélèvement : {amount} le {date}',
  nextMost: 'Prochain prélèvement : {amount} au plus, le {date}',
  nextSometime: 'Prochain prélèvement : {amount} à la fin de votre période en cours',
  nextPlusTax: 'Prochain prélèvement : {amount} le {date}, taxes éventuelles en sus',
  keptDiscount: 'Votre réduction',
  keepsDiscount:
    'Ce prélèvement bénéficie de votre réduction. Les suivants en bénéficient tant qu’elle dure.',
  forfeit:
    '{plan} est payé jusqu’au {date}. Sur les {paid} que vous avez payés, {counted} comptent pour cette commande. Le reste n’est pas remboursé.',
  lostDiscount:
    'La réduction sur {plan} prend fin avec cette commande. Son prochain prélèvement serait de {amount} au lieu de {regular}, hors taxes.',
  renews:
    'Se renouvelle automatiquement au prix de {price} jusqu’à modification ou résiliation de votre part.',
  renewsWithTax:
    'Se renouvelle automatiquement au prix de {price}, taxes comprises, jusqu’à modification ou résiliation de votre part.',
  renewsPlusTax:
    'Se renouvelle automatiquement au prix de {price}, taxes en sus, jusqu’à modification ou résiliation de votre part.',
  renewsPlusAnyTax:
    'Se renouvelle automatiquement au prix de {price}, taxes éventuelles en sus, jusqu’à modification ou résiliation de votre part.',
  cancelHere: 'Vous pouvez résilier à tout moment depuis « {page} ».',
  cancelAt: 'Pour résilier, rendez-vous ici : {place}.',
  withdrawal: {
    one: 'Vous pouvez vous rétracter de cette commande dans un délai de {count} jour.',
    other: 'Vous pouvez vous rétracter de cette commande dans un délai de {count} jours.',
  },
  readInformation: 'Avant de commander, lisez les {information}.',
  information: 'informations contractuelles',
  taxUnknown: 'Des taxes s’ajoutent si elles s’appliquent à votre adresse de facturation.',
  taxRounded: 'Le dernier chiffre des taxes du prélèvement d’aujourd’hui peut différer lors du calcul final.',
  each: {
    1: '{amount} par mois',
    12: '{amount} par an',
    24: '{amount} tous les 2 ans',
    other: '{amount} tous les {count} mois',
  },
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
