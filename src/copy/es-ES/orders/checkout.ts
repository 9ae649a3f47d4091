import type { SentencesIn } from '../../message.ts';
import type { checkout as english } from '../../en/orders/checkout.ts';

/** The unified checkout and its result. */
export const checkout = {
  cardUnknown: 'No hemos podido consultar tu tarjeta guardada.',
  cardExpired: 'Tarjeta caducada',
  checking: 'Comprobando si está disponible en este dispositivo…',
  failed_preview: 'Lo sentimos, no hemos podido averiguar cuánto cuesta este plan. No se ha cobrado nada.',
  notice_repriced: 'El precio ha cambiado desde la última vez que lo viste. Revisa el nuevo antes de pagar.',
  notice_changed:
    'Tu plan o tus dispositivos han cambiado mientras tanto, así que este pedido no se ha enviado. Revísalo de nuevo.',
  notice_busy:
    'En este momento se está haciendo otro cambio de tu plan, así que este pedido no se ha enviado. Inténtalo de nuevo en un momento.',
  notice_underWay:
    'Todavía hay otro cambio de tu plan en curso, así que este pedido no se ha enviado. Cuando termine, lo verás en “Mi plan” y podrás hacer el pedido.',
  notice_failed: 'Tu pedido no se ha realizado y no se ha cobrado nada. Inténtalo de nuevo.',
  notice_unsure:
    'Todavía no sabemos si tu pedido se ha completado. Lo seguimos comprobando y verás el resultado en “Mi plan”. No lo enviaremos otra vez: el mismo pedido nunca se cobra dos veces.',
  notice_promo:
    'No se ha podido canjear el código promocional. No se ha cobrado nada. Revisa el precio antes de pagar.',
  wallet_googleLibrary:
    'Google Pay no se ha podido cargar. Paga de otra forma o vuelve a cargar esta página.',
  wallet_googleNoDetails:
    'Google Pay no ha podido obtener tus datos de pago. Inténtalo de nuevo o paga de otra forma.',
  wallet_unknown: 'Ha habido un error de comunicación con el proveedor.',
  pendingRefresh: 'Comprobar de nuevo',
} satisfies Partial<SentencesIn<'es', typeof english>>;
