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
  upcoming: 'Próximo cobro',
  upcomingTitle: 'Los próximos 12 meses',
  upcomingMore: { one: 'Mostrar 1 más', other: 'Mostrar {count} más' },
  ahead_trialEnds: 'Primer cobro de {plan} después de la prueba',
  ahead_changes: 'Comienza {plan}',
  ahead_discountEnds: '{plan} se renueva sin tu descuento',
  ahead_renews: '{plan} se renueva',
  ahead_ends: '{plan} finaliza',
  upcomingUnknown: 'Monto aún desconocido',
  upcomingAbout: 'Alrededor del {date}',
  upcomingSum: '{amount} en total, si tu plan, los precios y los impuestos no cambian.',
  upcomingNote: 'Si tu plan, los precios y los impuestos no cambian.',
  addToCalendar: 'Agregar al calendario',
  calendarCharge: '{brand}: {what}, {amount}',
  calendarEvent: '{brand}: {what}',
  calendarAbout: 'El día exacto no es seguro: este cobro puede llegar unos días después.',
  addressTitle: 'Dirección de facturación',
  invoicesTitle: 'Últimas facturas',
  allInvoices: 'Todas las facturas',
  pastDueInvoice: 'La factura del {date} está sin pagar: {amount}.',
  pastDueInvoices: { one: 'Hay 1 factura sin pagar.', other: 'Hay {count} facturas sin pagar.' },
  pastDueText:
    'Nuestro proveedor de pagos volverá a intentar el cobro con la tarjeta guardada. Si esa tarjeta ya no funciona, actualízala: la nueva se usará también para el monto pendiente. No tienes que pagarlo por ningún otro medio.',
  pastDueSaved:
    'Tu tarjeta nueva está guardada, pero el monto pendiente aún no está pagado. Nuestro proveedor de pagos intentará el cobro con la tarjeta nueva y, cuando esté pagado, lo verás en “{page}”. No lo pagues por ningún otro medio.',
  pastDueSavedHere:
    'Tu tarjeta nueva está guardada, pero el monto pendiente aún no está pagado. Nuestro proveedor de pagos intentará el cobro con la tarjeta nueva y, cuando esté pagado, lo verás en esta página. No lo pagues por ningún otro medio.',
  seeInvoice: 'Factura del {date}, {amount}',
  updateCard: 'Actualizar tarjeta',
  savedTitle: 'Tu tarjeta está guardada.',
  savedText: 'Se usará para todos los cobros a partir de ahora.',
  paidWithIt: 'La factura del {date} se pagó con ella: {amount}.',
  savedUnknown:
    'No pudimos consultar tus facturas en este momento: en “{page}” verás si hay alguna sin pagar.',
  savedUnknownHere:
    'No pudimos consultar tus facturas en este momento: vuelve a cargar esta página en un momento para ver si hay alguna sin pagar.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'Tarjeta',
} satisfies SentencesIn<'es', typeof english>;
