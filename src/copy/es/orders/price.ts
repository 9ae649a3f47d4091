import type { SentencesIn } from '../../message.ts';
import type { price as english } from '../../en/orders/price.ts';

/** The price of an order, on every page that shows it (docs/adr/021). */
export const price = {
  discount: 'Código promocional {code}',
  once: '{promo}, solo en el primer cobro',
  span: '{promo}, en cada cobro antes del {date}',
  always: '{promo}, en cada cobro',
  unknown: '{promo}, en el primer cobro',
  notInPrice: 'No incluido en este precio',
  tax: 'Impuestos',
  taxLater: 'Según tu dirección de facturación',
  creditFor: 'Saldo a favor por {plan}',
  from: 'A partir del {date}',
  afterTrial: 'Después de tu prueba gratuita',
  per: { 1: 'al mes', 12: 'al año', 24: 'cada 2 años', other: 'cada {count} meses' },
  next: 'Próximo cobro el {date}: {amount}',
  nextMost: 'Próximo cobro el {date}: {amount} o menos',
  nextSometime: 'Próximo cobro cuando finalice tu periodo actual: {amount}',
  nextPlusTax: 'Próximo cobro el {date}: {amount} más los impuestos que correspondan',
  amountMost: '{amount} o menos',
  amountPlusAnyTax: '{amount} más los impuestos que correspondan',
  amountMostPlusTax: '{amount} o menos, más los impuestos que correspondan',
  keptDiscount: 'Tu descuento',
  keepsDiscount: 'Este cobro incluye tu descuento. Los siguientes lo incluirán mientras dure.',
  forfeit:
    '{plan} está pagado hasta el {date}. Pagaste {paid}; la parte que cuenta para este pedido es de {counted}. El resto no se devuelve.',
  lostDiscount:
    'Tu descuento en {plan} termina con este pedido. Si conservaras {plan}, su próximo cobro sería de {amount} en lugar de {regular}, antes de impuestos.',
  renews: 'Se renueva automáticamente por {price} hasta que cambies o canceles el plan.',
  renewsWithTax:
    'Se renueva automáticamente por {price}, impuestos incluidos, hasta que cambies o canceles el plan.',
  renewsPlusTax:
    'Se renueva automáticamente por {price} más impuestos, hasta que cambies o canceles el plan.',
  renewsPlusAnyTax:
    'Se renueva automáticamente por {price} más los impuestos que correspondan, hasta que cambies o canceles el plan.',
  cancelHere: 'Puedes cancelar en cualquier momento en “{page}”.',
  cancelAt: 'Para cancelar, ve a {place}.',
  withdrawal: {
    one: 'Puedes desistir de este pedido en un plazo de {count} día natural.',
    other: 'Puedes desistir de este pedido en un plazo de {count} días naturales.',
  },
  readInformation: 'Antes de hacer el pedido, lee la {information}.',
  information: 'información del contrato',
  taxUnknown: 'Se suman los impuestos que correspondan según tu dirección de facturación.',
  taxRounded: 'El impuesto del cobro de hoy puede variar en la última cifra cuando se calcule.',
  each: {
    1: '{amount} al mes',
    12: '{amount} al año',
    24: '{amount} cada 2 años',
    other: '{amount} cada {count} meses',
  },
  amountPer: '{amount} {per}',
  eachWithTax: '{price}, impuestos incluidos',
  eachPlusTax: '{price} más impuestos',
  withoutDiscount: 'Sin tu descuento: {price}',
  beforeTax: '{per}, antes de impuestos y descuentos',
  withTax: '{per}, impuestos incluidos, antes de descuentos',
  on: '{amount} el {date}',
  onMost: '{amount} o menos el {date}',
  onBeforeTax: '{amount} el {date}, antes de impuestos y descuentos',
  onWithTax: '{amount} el {date}, impuestos incluidos, antes de descuentos',
  sometime: '{amount} cuando finalice tu periodo actual',
  dayOnly: 'El {date}',
  someAmount: 'Cuando finalice tu periodo actual',
} satisfies SentencesIn<'es', typeof english>;
