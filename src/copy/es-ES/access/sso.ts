import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  failed: 'Lo sentimos, no hemos podido iniciar tu sesión desde la app en este momento. Inténtalo de nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
