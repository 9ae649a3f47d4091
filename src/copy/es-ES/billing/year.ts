import type { SentencesIn } from '../../message.ts';
import type { year as english } from '../../en/billing/year.ts';

/** The invoices of a year, on a page that prints to one sheet. */
export const year = {
  notLookedUp: {
    one: 'No hemos podido consultar los impuestos de 1 factura, así que los totales que la incluyen no los muestran.',
    other:
      'No hemos podido consultar los impuestos de {count} facturas, así que los totales que las incluyen no los muestran.',
  },
  withoutAmount: {
    one: '1 factura no tiene un importe legible y no está en los totales.',
    other: '{count} facturas no tienen un importe legible y no están en los totales.',
  },
} satisfies Partial<SentencesIn<'es', typeof english>>;
