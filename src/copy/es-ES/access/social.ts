import type { SentencesIn } from '../../message.ts';
import type { social as english } from '../../en/access/social.ts';

/** Sign-in by Google or Apple. */
export const social = {
  expired:
    'Ha pasado demasiado tiempo o el inicio de sesión se ha empezado en otra ventana. Inténtalo de nuevo.',
  googleMissing: 'No hemos podido cargar el botón de Google.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
