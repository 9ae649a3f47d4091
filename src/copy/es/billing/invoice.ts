import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'Factura',
  titleOf: 'Factura del {date}',
  number: 'Número de factura',
  download: 'Descargar PDF',
  print: 'Imprimir',
  appNote: 'Si no se guarda nada, abre {host} en tu navegador y descárgala allí.',
  updateCard: 'Actualizar tarjeta',
  pastDueTitle: 'Esta factura no está pagada.',
  failedTitle: 'Este pago no se completó.',
  failedText: 'Si la tarjeta guardada ya no funciona, actualízala para que el próximo pago no falle también.',
  date: 'Fecha',
  due: 'Fecha de vencimiento',
  paidWith: 'Pagado con',
  billedTo: 'Facturado a',
  item: 'Concepto',
  amount: 'Monto',
  moreItems: {
    one: 'Hay 1 concepto más en la página de esta factura.',
    other: 'Hay {count} conceptos más en la página de esta factura.',
  },
  subTotal: 'Subtotal',
  tax: 'Impuestos',
  total: 'Total',
  notFound: 'No encontramos esta factura en tu cuenta.',
} satisfies SentencesIn<'es', typeof english>;
