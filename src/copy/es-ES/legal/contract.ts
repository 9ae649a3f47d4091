import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  sold: 'Un plan para el historial de vídeo de tus cámaras {brand}. Indica para cuántos dispositivos es y durante cuánto tiempo se conserva su vídeo. Necesitas una cuenta, un dispositivo de {brand} e internet. El plan empieza con tu pedido o el día que indica el pedido.',
  tax: 'Los precios incluyen el impuesto sobre el valor añadido en: {countries}.',
  order:
    'Eliges un plan, introduces una tarjeta y revisas todo en la página del pedido, donde aún puedes cambiarlo o volver atrás. Al pulsar el botón que confirma el pedido, este te obliga. El contrato se celebra cuando lo confirmamos, enseguida, en la página siguiente, donde puedes guardar lo acordado. Tu plan y tus facturas están en tu cuenta; estas condiciones siguen aquí y en los términos de uso. Puedes contratar en los idiomas de este portal.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
