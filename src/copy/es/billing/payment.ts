import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'Pago',
  loading: 'Cargando tu tarjeta y tus facturas…',
  cardTitle: 'Tarjeta guardada',
  change: 'Cambiar',
  addCard: 'Agregar una tarjeta',
  noCard: 'No hay ninguna tarjeta de crédito guardada.',
  cardExpired: 'Tarjeta vencida',
  apple: 'Se cobra a través de iTunes',
  appleText: 'Ve a iTunes para actualizar tus datos de pago',
  applePaid: '{plan} está pagado hasta el {date}.',
  appleFree: '{plan} es gratis hasta el {date}.',
  appleLink: 'Abrir tus suscripciones en Apple',
  upcoming: 'Próximo cobro',
  addressTitle: 'Dirección de facturación',
  invoicesTitle: 'Últimas facturas',
  allInvoices: 'Todas las facturas',
  pastDueInvoice: 'La factura del {date} está sin pagar: {amount}.',
  pastDueInvoices: { one: 'Hay 1 factura sin pagar.', other: 'Hay {count} facturas sin pagar.' },
  pastDueText:
    'Nuestro proveedor de pagos volverá a intentar el cobro con la tarjeta guardada. Si esa tarjeta ya no funciona, actualízala: la nueva se usará también para el monto pendiente. No tienes que pagarlo por ningún otro medio.',
  pastDueSaved:
    'Tu tarjeta nueva está guardada, pero el monto pendiente aún no está pagado. Nuestro proveedor de pagos intentará el cobro con la tarjeta nueva y, cuando esté pagado, lo verás en “Historial de la cuenta”. No lo pagues por ningún otro medio.',
  seeInvoice: 'Factura del {date}, {amount}',
  updateCard: 'Actualizar tarjeta',
  savedTitle: 'Tu tarjeta está guardada.',
  savedText: 'Se usará para todos los cobros a partir de ahora.',
  paidWithIt: 'La factura del {date} se pagó con ella: {amount}.',
  savedUnknown:
    'No pudimos consultar tus facturas en este momento: en “Historial de la cuenta” verás si hay alguna sin pagar.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Tarjeta',
} satisfies SentencesIn<'es', typeof english>;
