import type { SentencesIn } from '../../message.ts';
import type { order as english } from '../../en/orders/order.ts';

/** The order summary. */
export const order = {
  history: 'Historial de vídeo',
  promoAdd: 'Añadir un código promocional',
  promoApplying: 'Comprobando…',
  promo_redeemed: 'El código promocional {code} ha alcanzado su número máximo de canjes.',
  promo_unknown: 'Se ha producido un error desconocido. Inténtalo de nuevo.',
  notice_repriced:
    'El precio ha cambiado desde la última vez que lo viste. Revisa el nuevo antes de confirmar el pedido.',
  notice_promo:
    'No se ha podido canjear el código promocional. No se ha cobrado nada. Revisa el precio y confirma el pedido de nuevo.',
  notice_changed:
    'Tu plan o tus dispositivos han cambiado mientras tanto, así que este pedido no se ha enviado. Revísalo de nuevo.',
  notice_busy:
    'En este momento se está haciendo otro cambio de tu plan, así que este pedido no se ha enviado. Inténtalo de nuevo en un momento.',
  notice_underWay:
    'Todavía hay otro cambio de tu plan en curso, así que este pedido no se ha enviado. Cuando termine, lo verás en “Mi plan” y podrás hacer el pedido.',
  notice_failed: 'Tu pedido no se ha realizado y no se ha cobrado nada. Inténtalo de nuevo.',
  notice_unsure:
    'Todavía no sabemos si tu pedido se ha completado. Lo seguimos comprobando y verás el resultado en “Mi plan”. No lo enviaremos otra vez: el mismo pedido nunca se cobra dos veces.',
  pendingRefresh: 'Comprobar de nuevo',
  unsureTitle: 'Todavía lo estamos comprobando',
  unsureText:
    'Hemos enviado tu pedido, pero todavía no está confirmado. No lo enviaremos otra vez y, mientras tanto, no puedes cambiar nada más de tu plan. Puedes salir de esta página: verás el resultado en “Mi plan”.',
  doneTrial: 'Tu prueba gratuita de {plan} ya ha empezado.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
