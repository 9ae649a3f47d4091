import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'Lo que debes saber antes de contratar un plan y mientras lo tienes.',
  sellerTitle: 'Quién vende',
  soldTitle: 'Qué compras',
  sold: 'Un plan para el historial de video de tus cámaras de {brand}. El plan indica cuántos dispositivos cubre y durante cuánto tiempo se conserva su video. Necesitas una cuenta, un dispositivo de {brand} y conexión a internet. El plan empieza cuando haces el pedido o en la fecha que indica el pedido.',
  priceTitle: 'Cuánto cuesta',
  price:
    'Los precios están en {plans}. Antes de confirmar, la página del pedido te dice qué se cobra hoy y después. No hay gastos de envío, y usar este portal no te cuesta nada aparte de tu conexión a internet.',
  tax: 'Los precios incluyen el impuesto al valor agregado en: {countries}.',
  plans: 'la página de planes',
  payTitle: 'Cómo pagas',
  pay: 'Con tarjeta, por adelantado para cada periodo.',
  payWallet: 'Con tarjeta o con {wallet}, por adelantado para cada periodo.',
  termTitle: 'Cuánto dura y cómo terminarlo',
  term: 'Un plan de pago dura el periodo que se indica con su precio, como un mes o un año. Se renueva automáticamente por el mismo periodo, al precio que indica el pedido, hasta que lo canceles. Una prueba gratuita se convierte en el plan de pago en la fecha que indica el pedido, salvo que la canceles antes.',
  endHere:
    'Puedes cancelar en cualquier momento, con efecto al final del periodo pagado, aquí y sin iniciar sesión: {link}.',
  endSignedIn: 'Con la sesión iniciada, cancelas en {link} y ves enseguida hasta cuándo dura el plan.',
  endElsewhere: 'Puedes cancelar en cualquier momento, con efecto al final del periodo pagado: {link}.',
  orderTitle: 'Cuándo es vinculante tu pedido',
  order:
    'Eliges un plan y cómo pagar, y revisas todo en la página del pedido, donde aún puedes cambiarlo o volver atrás. Tu pedido es vinculante cuando pulsas el botón para hacerlo. Lo confirmamos enseguida en la página siguiente: entonces se celebra el contrato y puedes guardar lo acordado. Tu plan y tus facturas están en tu cuenta; estas condiciones siguen disponibles aquí y en los términos de uso. Puedes hacer el pedido en cualquiera de los idiomas de este portal.',
  conformityTitle: 'Tus derechos si algo falla',
  conformity:
    'Si el servicio no es el acordado, tienes los derechos que te da la ley, incluidos los de la garantía legal de conformidad de los servicios digitales. No damos ninguna garantía comercial adicional.',
  complaintsTitle: 'Reclamaciones',
  complaints: 'Escribe a {email}. El equipo de soporte te responderá.',
} satisfies SentencesIn<'es', typeof english>;
