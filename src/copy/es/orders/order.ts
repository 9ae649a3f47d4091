import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  title: 'Resumen del pedido',
  lead: 'No se cobra nada hasta que confirmes el pedido.',
  loading: 'Cargando tu pedido…',
  planTitle: 'Tu plan nuevo',
  inPlaceOf: 'En lugar de {plan}',
  planOfDevices: { one: '{plan} (1 dispositivo)', other: '{plan} (hasta {count} dispositivos)' },
  planOfCycle: {
    1: '{plan} (mensual)',
    12: '{plan} (anual)',
    24: '{plan} (cada 2 años)',
    other: '{plan} (cada {count} meses)',
  },
  history: 'Historial de video',
  devices: 'Dispositivos',
  devicesNone: 'Ningún dispositivo elegido',
  costTitle: 'Cuánto cuesta',
  dueToday: 'Se cobra hoy',
  downgrade: 'Tu plan nuevo empieza el {date}. Hasta entonces conservas {plan}.',
  downgradeNow: 'Tu plan nuevo empieza ahora.',
  autoRenewStops:
    'Se desactiva la renovación automática. {plan} finaliza el {date} y no te lo volveremos a cobrar.',
  autoRenewStopsNow: 'Se desactiva la renovación automática. No te volveremos a cobrar tu plan actual.',
  trialStops: 'Tu prueba gratuita de {plan} finaliza el {date} y no te cobraremos nada por ese plan.',
  planEnds: '{plan} finaliza el {date} y no te lo volveremos a cobrar.',
  planEndsSometime: 'No te volveremos a cobrar tu plan actual.',
  staysFree: 'Este plan es gratuito. No te cobraremos nada por él.',
  paymentTitle: 'Método de pago',
  noCard: 'No hay ninguna tarjeta de crédito guardada.',
  change: 'Cambiar',
  promoLabel: 'Código promocional',
  promoApply: 'Aplicar',
  promoAdd: 'Agregar un código promocional',
  promoApplying: 'Verificando…',
  promoEmpty: 'Primero escribe un código promocional.',
  promoRemove: 'Quitar {code}',
  promoAccepted: 'Código promocional {code} aplicado',
  promoDescribed: 'Promoción aplicada: {description}',
  promoNotShown:
    'El precio todavía no refleja el código promocional {code}. No podemos decir si lo reducirá.',
  promoNotBetter:
    '{used} descuenta lo mismo o más en el primer cobro, así que se aplica ese. Después pagarías {usedLater} con {used} o {codeLater} con {code}. Para cambiar, quita {used}.',
  promoLaterSpan: '{amount} antes del {date} y {regular} a partir de esa fecha',
  promoLaterMost: '{regular} o menos',
  promoNotUsed:
    'El código promocional {code} no se aplica porque ya se usa {used}. Para usar {code}, primero quita {used}.',
  promo_invalid: 'El código promocional {code} no es válido',
  promo_plan: 'El código promocional {code} no es válido para el plan seleccionado.',
  promo_device: 'El código promocional {code} no es válido para este dispositivo.',
  promo_redeemed: 'El código promocional {code} alcanzó su número máximo de canjes.',
  promo_mustBeImmediate: 'Para canjear un código promocional, el cambio de plan debe ser inmediato.',
  promo_unknown: 'Se produjo un error desconocido. Inténtalo de nuevo.',
  accept: 'Acepto los {terms}',
  acceptRenewal: 'Acepto los {terms} y la renovación',
  terms: 'Términos y condiciones',
  termsHint:
    'Antes de confirmar el pedido, debes marcar la casilla para aceptar los Términos y condiciones, al final de la página.',
  back: 'Atrás',
  submit: 'Confirmar pedido',
  submitPaid: 'Confirmar pedido y pagar',
  submitObliging: 'Pedido con obligación de pago',
  submitDelegated: 'Continuar al pago',
  submitting: 'Realizando tu pedido…',
  loadingDashboard: 'Cargando el panel de pago…',
  notice_repriced:
    'El precio cambió desde la última vez que lo viste. Revisa el nuevo antes de confirmar el pedido.',
  notice_terms:
    'Antes de confirmar el pedido, debes marcar la casilla para aceptar los Términos y condiciones, al final de la página.',
  notice_promo:
    'No se pudo canjear el código promocional. No se cobró nada. Revisa el precio y confirma el pedido de nuevo.',
  notice_changed:
    'Tu plan o tus dispositivos cambiaron mientras tanto, así que este pedido no se envió. Revísalo de nuevo.',
  notice_busy:
    'En este momento se está haciendo otro cambio de tu plan, así que este pedido no se envió. Inténtalo de nuevo en un momento.',
  notice_underWay:
    'Todavía hay otro cambio de tu plan en curso, así que este pedido no se envió. Cuando termine, lo verás en “Mi plan” y podrás hacer el pedido.',
  notice_failed: 'Tu pedido no se realizó y no se cobró nada. Inténtalo de nuevo.',
  notice_unsure:
    'Todavía no sabemos si tu pedido se completó. Seguimos verificando y verás el resultado en “Mi plan”. No lo enviaremos otra vez: el mismo pedido nunca se cobra dos veces.',
  notice_unavailable:
    'Lo sentimos, no podemos obtener tu información en este momento. Inténtalo de nuevo más tarde.',
  seePlan: 'Mi plan',
  pendingTitle: 'Un momento…',
  pendingText: 'Estamos esperando la confirmación de tu pedido. No vuelvas a enviarlo.',
  pendingRefresh: 'Verificar de nuevo',
  unsureTitle: 'Todavía lo estamos verificando',
  unsureText:
    'Enviamos tu pedido, pero todavía no está confirmado. No lo enviaremos otra vez y, mientras tanto, no puedes cambiar nada más de tu plan. Puedes salir de esta página: verás el resultado en “Mi plan”.',
  waitsText:
    'Tu banco o el emisor de tu tarjeta te pide que confirmes el pago. Busca un mensaje suyo. No volveremos a enviar el pedido, y verás tu plan aquí cuando empiece.',
  doneTitle: '¡Gracias!',
  doneNow: 'Ya tienes {plan}.',
  doneLater: '{plan} empieza el {date}.',
  doneTrial: 'Tu prueba gratuita de {plan} ya empezó.',
  doneToday: 'Hoy',
  doneInvoice: 'Tu factura está en “{page}”, donde puedes imprimirla o guardarla como PDF.',
  doneNoInvoice: 'Todas las facturas estarán en “{page}”, donde podrás imprimirlas o guardarlas como PDF.',
  doneChargeUnknown: 'En “{page}” verás si se cobró algo.',
  doneEach: 'Cada cobro sin el código promocional',
  doneDevices: 'Dispositivos cubiertos',
  keepCopy: 'Guardar una copia de lo acordado',
  copyTitle: 'Tu pedido en {brand}',
  copyWhen: 'Pedido realizado el {time}',
  soldBy: 'Vendido por',
  doneClose: 'Ir a mi plan',
  challengeTitle: 'Tu banco te pide que confirmes este pago',
} satisfies SentencesIn<'es', typeof english>;
