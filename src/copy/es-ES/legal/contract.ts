import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  sold: 'Un plan para el historial de vídeo de tus cámaras de {brand}. El plan indica cuántos dispositivos cubre y durante cuánto tiempo se conserva su vídeo. Necesitas una cuenta, un dispositivo de {brand} y conexión a internet. El plan empieza cuando haces el pedido o en la fecha que indica el pedido.',
  tax: 'Los precios incluyen el impuesto sobre el valor añadido en: {countries}.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
