import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Todas las personas deben poder usar este portal.',
  whatTitle: 'Qué es',
  what: 'En este portal administras tu cuenta de {brand}: los planes para el historial de video de tus cámaras, los dispositivos, la tarjeta y las facturas, y el inicio de sesión. Funciona en un navegador, en un teléfono igual que en una computadora, y casi todo también sin JavaScript.',
  howTitle: 'Cómo cumple los requisitos',
  how: 'Está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y con ellas la norma europea EN 301 549. Cada página se puede usar solo con el teclado y con un lector de pantalla, mantiene su contraste en claro y en oscuro, sigue siendo legible al ampliarla y no se mueve si pides menos movimiento. Estas reglas se comprueban automáticamente en cada página antes de cada cambio.',
  limits:
    'Los campos de la tarjeta, las billeteras digitales y los botones de inicio de sesión de Google y Apple son de otras empresas, igual que una página de pago alojada por otra empresa. No podemos prometer lo mismo para ellos.',
  reportTitle: 'Avísanos de una barrera',
  report:
    'Si algo no te funciona, escribe a {email}. Cuéntanos qué página era y qué pasó: te respondemos y te ayudamos de otra forma hasta que se arregle.',
  authorityTitle: 'Quién supervisa',
  authority: 'Si eso no ayuda, puedes dirigirte a la autoridad de tu país:',
} satisfies SentencesIn<'es', typeof english>;
