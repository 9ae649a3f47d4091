import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Todas las personas deben poder usar este portal.',
  whatTitle: 'Qué es',
  what: 'En este portal administras tu cuenta de {brand}: los planes para el historial de video de tus cámaras, los dispositivos, la tarjeta y las facturas, y el inicio de sesión. Funciona en un navegador, en un teléfono o en una computadora, y casi todo funciona también sin JavaScript.',
  howTitle: 'Cómo cumple los requisitos',
  how: 'Está hecho para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y con ellas la norma europea EN 301 549. Puedes usar todas las páginas solo con el teclado, y también con un lector de pantalla. Las páginas mantienen su contraste en modo claro y oscuro, siguen siendo legibles al ampliarlas y no se mueven si prefieres menos movimiento. Comprobamos estas reglas automáticamente en cada página antes de cada cambio.',
  limits:
    'Los campos de la tarjeta, las billeteras digitales y los botones de inicio de sesión de Google y Apple son de otras empresas, igual que cualquier página de pago alojada por otra empresa. No podemos prometer lo mismo para ellos.',
  reportTitle: 'Avísanos de una barrera',
  report:
    'Si algo no te funciona, escribe a {email}. Cuéntanos qué página era y qué pasó. Te responderemos y te ayudaremos de otra forma hasta que se arregle.',
  authorityTitle: 'Autoridad de supervisión',
  authority: 'Si eso no ayuda, puedes dirigirte a la autoridad de tu país:',
} satisfies SentencesIn<'es', typeof english>;
