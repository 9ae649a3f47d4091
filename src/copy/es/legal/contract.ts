import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'Lo que debes saber antes de contratar un plan y mientras lo tienes.',
  sellerTitle: 'Quién vende',
  soldTitle: 'Qué compras',
  sold: 'Un plan para el historial de video de tus cámaras {brand}. Indica para cuántos dispositivos es y durante cuánto tiempo se conserva su video. Necesitas una cuenta, un dispositivo de {brand} e internet. El plan empieza con tu pedido o el día que indica el pedido.',
  priceTitle: 'Cuánto cuesta',
  price:
    'Los precios están en {plans}. Antes de confirmar, la página del pedido dice qué se cobra hoy y después. No hay gastos de envío, y usar este portal no cuesta nada más que tu conexión a internet.',
  tax: 'Los precios incluyen el impuesto al valor agregado en: {countries}.',
  plans: 'la página de los planes',
  payTitle: 'Cómo pagas',
  pay: 'Con tarjeta, por adelantado para cada periodo.',
  termTitle: 'Cuánto dura y cómo terminarlo',
  term: 'Un plan de pago dura el periodo que indica su precio, como un mes o un año, y se renueva automáticamente por el mismo periodo y precio hasta que lo canceles. Una prueba gratuita se convierte en el plan de pago el día que indica el pedido, salvo que la canceles antes.',
  endHere:
    'Puedes cancelar en cualquier momento para el final del periodo pagado, aquí sin iniciar sesión: {link}.',
  endSignedIn: 'Con la sesión iniciada, cancelas en {link} y ves enseguida hasta cuándo dura el plan.',
  endElsewhere: 'Puedes cancelar en cualquier momento para el final del periodo pagado: {link}.',
  orderTitle: 'Cuándo te obliga tu pedido',
  order:
    'Eliges un plan, ingresas una tarjeta y revisas todo en la página del pedido, donde aún puedes cambiarlo o volver atrás. Al pulsar el botón que confirma el pedido, este te obliga. El contrato se celebra cuando lo confirmamos, enseguida, en la página siguiente, donde puedes guardar lo acordado. Tu plan y tus facturas están en tu cuenta; estas condiciones siguen aquí y en los términos de uso. Puedes contratar en los idiomas de este portal.',
  conformityTitle: 'Tus derechos si algo falla',
  conformity:
    'Si el servicio no es el acordado, tienes los derechos que te da la ley: se aplica la garantía legal de conformidad de los servicios digitales. No hay ninguna garantía comercial adicional.',
  complaintsTitle: 'Reclamaciones',
  complaints: 'Escribe a {email}. El equipo de soporte te responde.',
} satisfies SentencesIn<'es', typeof english>;
