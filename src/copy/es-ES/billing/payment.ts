import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  upcomingUnknown: 'Importe aún desconocido',
  addToCalendar: 'Añadir al calendario',
  addCard: 'Añadir una tarjeta',
  cardExpired: 'Tarjeta caducada',
  invoicesUnread: 'No hemos podido cargar tus facturas.',
  paidWithIt: 'La factura del {date} se ha pagado con ella: {amount}.',
  savedUnknown:
    'No hemos podido consultar tus facturas en este momento: en “{page}” verás si hay alguna sin pagar.',
  savedUnknownHere:
    'No hemos podido consultar tus facturas en este momento: vuelve a cargar esta página en un momento para ver si hay alguna sin pagar.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
