import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  addCard: 'Añadir una tarjeta',
  cardExpired: 'Tarjeta caducada',
  pastDueInvoice: 'El pago de {amount} del {date} no se ha realizado.',
  pastDueInvoices: { one: '1 pago no se ha realizado.', other: '{count} pagos no se han realizado.' },
  paidWithIt: 'El pago de {amount} del {date} se ha hecho con ella.',
  savedUnknown:
    'No hemos podido consultar tus facturas en este momento: en “Historial de la cuenta” verás si hay alguna sin pagar.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
