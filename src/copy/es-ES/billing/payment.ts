import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  upcomingUnknown: 'Importe aún desconocido',
  addToCalendar: 'Añadir al calendario',
  addCard: 'Añadir una tarjeta',
  cardExpired: 'Tarjeta caducada',
  pastDueText:
    'Nuestro proveedor de pagos volverá a intentar el cobro con la tarjeta guardada. Si esa tarjeta ya no funciona, actualízala: la nueva se usará también para el importe pendiente. No tienes que pagarlo por ningún otro medio.',
  pastDueSaved:
    'Tu tarjeta nueva está guardada, pero el importe pendiente aún no está pagado. Nuestro proveedor de pagos intentará el cobro con la tarjeta nueva y, cuando esté pagado, lo verás en “{page}”. No lo pagues por ningún otro medio.',
  pastDueSavedHere:
    'Tu tarjeta nueva está guardada, pero el importe pendiente aún no está pagado. Nuestro proveedor de pagos intentará el cobro con la tarjeta nueva y, cuando esté pagado, lo verás en esta página. No lo pagues por ningún otro medio.',
  paidWithIt: 'La factura del {date} se ha pagado con ella: {amount}.',
  savedUnknown:
    'No hemos podido consultar tus facturas en este momento: en “{page}” verás si hay alguna sin pagar.',
  savedUnknownHere:
    'No hemos podido consultar tus facturas en este momento: vuelve a cargar esta página en un momento para ver si hay alguna sin pagar.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
