import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  title: 'Facturas de {year}',
  download: 'Descargar CSV',
  asOf: 'Actualizado al',
  sums: 'Totales',
  invoices: 'Facturas',
  currency: 'Moneda',
  paid: 'Pagado ({currency})',
  refunded: 'Reembolsado ({currency})',
  left: 'Neto pagado ({currency})',
  unpaid: 'Sin pagar ({currency})',
  empty: 'No tienes facturas de {year}.',
  listEnds: 'Solo recibimos tus facturas desde el {date}. Puede que aquí falten otras anteriores de {year}.',
  notLookedUp: {
    one: 'No pudimos consultar los impuestos de 1 factura, así que los totales que la incluyen no los muestran.',
    other:
      'No pudimos consultar los impuestos de {count} facturas, así que los totales que las incluyen no los muestran.',
  },
  withoutTax: {
    one: 'No se conocen los impuestos de 1 factura, así que los totales que la incluyen no los muestran.',
    other:
      'No se conocen los impuestos de {count} facturas, así que los totales que las incluyen no los muestran.',
  },
  withoutAmount: {
    one: '1 factura no tiene un monto legible y no está en los totales.',
    other: '{count} facturas no tienen un monto legible y no están en los totales.',
  },
  withoutStatus: {
    one: '1 factura no tiene un estado conocido y no está en los totales.',
    other: '{count} facturas no tienen un estado conocido y no están en los totales.',
  },
  undated: {
    one: '1 factura no tiene fecha y no está en la hoja de ningún año.',
    other: '{count} facturas no tienen fecha y no están en la hoja de ningún año.',
  },
} satisfies SentencesIn<'es', typeof english>;
