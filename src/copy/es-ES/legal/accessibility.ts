import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  what: 'En este portal gestionas tu cuenta de {brand}: los planes para el historial de vídeo de tus cámaras, los dispositivos, la tarjeta y las facturas, y el inicio de sesión. Funciona en un navegador, en un móvil o en un ordenador, y casi todo funciona también sin JavaScript.',
  limits:
    'Los campos de la tarjeta, los monederos digitales y los botones de inicio de sesión de Google y Apple son de otras empresas, igual que cualquier página de pago alojada por otra empresa. No podemos prometer lo mismo para ellos.',
  report:
    'Si algo no te funciona, escribe a {email}. Cuéntanos qué página era y qué ha pasado. Te responderemos y te ayudaremos de otra forma hasta que se arregle.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
