import type { SentencesIn } from '../../message.ts';
import type { security as english } from '../../en/access/security.ts';

/** Account and security. */
export const security = {
  mfaOffText:
    'La última vez que iniciaste sesión con tu contraseña no se pidió ningún código: basta con tu contraseña para entrar en tu cuenta.',
  mfaOffDo:
    'El código no se puede activar aquí. Mira si la app de {brand} lo ofrece o pregunta al equipo de soporte. Hasta entonces, usa una contraseña que no uses en ningún otro sitio.',
  notYou: '¿No has sido tú?',
  endedNotice: 'La sesión se ha cerrado en ese dispositivo. Aquí sigue abierta.',
  endedOthersNotice: 'Tu sesión se ha cerrado en todos los demás dispositivos.',
  forgottenNotice: 'Lo hemos quitado. Trataremos ese navegador como nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
