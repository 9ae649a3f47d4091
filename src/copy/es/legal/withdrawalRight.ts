import type { SentencesIn } from '../../message.ts';
import type { withdrawalRight as english } from '../../en/legal/withdrawalRight.ts';

/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: 'Derecho de desistimiento',
  where: 'Te corresponde si vives aquí: {countries}.',
  right: {
    one: 'Tienes derecho a desistir del presente contrato en un plazo de {count} día natural sin necesidad de justificación. El plazo de desistimiento expirará {count} día natural después del día de la celebración del contrato.',
    other:
      'Tienes derecho a desistir del presente contrato en un plazo de {count} días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los {count} días naturales del día de la celebración del contrato.',
  },
  how: 'Para ejercer el derecho de desistimiento, deberás notificarnos ({company}) tu decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrás utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.',
  online:
    'También puedes ejercer tu derecho de desistimiento en línea en {link}. Si utilizas esta función en línea, te enviaremos sin demora indebida un acuse de recibo en un soporte duradero (por ejemplo, por correo electrónico), con su contenido y la fecha y hora de su presentación.',
  inTime:
    'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por tu parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
  effectsTitle: 'Consecuencias del desistimiento',
  effects:
    'En caso de desistimiento por tu parte, te devolveremos todos los pagos recibidos de ti sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de tu decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por ti para la transacción inicial, a no ser que hayas dispuesto expresamente lo contrario; en todo caso, no incurrirás en ningún gasto como consecuencia del reembolso.',
  begun:
    'Si has solicitado que la prestación de servicios dé comienzo durante el periodo de desistimiento, nos abonarás un importe proporcional a la parte ya prestada del servicio en el momento en que nos hayas comunicado tu desistimiento, en relación con el objeto total del contrato.',
  formTitle: 'Modelo de formulario de desistimiento',
  formIntro: '(Solo debes cumplimentar y enviar el presente formulario si deseas desistir del contrato)',
  formTo: 'A la atención de: {company}',
  formText:
    'Por la presente le comunico/comunicamos (*) que desisto/desistimos (*) de mi/nuestro (*) contrato de prestación del siguiente servicio:',
  formOrdered: 'Pedido el:',
  formName: 'Nombre del consumidor o de los consumidores:',
  formAddress: 'Domicilio del consumidor o de los consumidores:',
  formSigned:
    'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):',
  formDate: 'Fecha:',
  formStar: '(*) Táchese lo que no proceda.',
} satisfies SentencesIn<'es', typeof english>;
