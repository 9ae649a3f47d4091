import type { SentencesIn } from '../../message.ts';
import type { security as english } from '../../en/access/security.ts';

/** Account and security. */
export const security = {
  mfaOffText:
    'El código no se puede activar aquí. Mira en la app de {brand} o pregunta al equipo de soporte.',
  mfaOffDo:
    'El código no se puede activar aquí. Mira si la app de {brand} lo ofrece o pregunta al equipo de soporte. Hasta entonces, usa una contraseña que no uses en ningún otro sitio.',
  compromiseReport: 'No he sido yo',
  compromiseReportOne: 'No he sido yo: {machine}',
  compromiseReportText:
    'Si un inicio de sesión no es tuyo, elige “No he sido yo”. Cerraremos todas las demás sesiones, quitaremos los demás navegadores reconocidos y te enviaremos por correo un enlace para elegir una contraseña nueva.',
  compromiseReportSessions: 'Se han cerrado todas las demás sesiones.',
  compromiseReportSessionsUnsure: 'No hemos podido confirmar que se han cerrado todas las demás sesiones.',
  compromiseReportBrowsers: 'Se han quitado los demás navegadores reconocidos.',
  compromiseReportBrowsersUnsure:
    'No hemos podido confirmar que se han quitado los demás navegadores reconocidos.',
  compromiseReportMailUnsure:
    'No hemos podido confirmar que se ha enviado un enlace para elegir una contraseña nueva. Pídelo aquí.',
  compromiseReportMailSpent:
    'Se han pedido demasiados enlaces para elegir una contraseña nueva. Usa el más reciente de tu correo o inténtalo de nuevo más tarde.',
  compromiseReportApp:
    'Ese inicio de sesión fue desde la app. Desde aquí no podemos cerrar la sesión de nadie en la app. Si no fue en tu propio móvil, contacta con el equipo de soporte.',
  endedNotice: 'La sesión se ha cerrado en ese dispositivo. Aquí sigue abierta.',
  endedOthersNotice: 'Tu sesión se ha cerrado en todos los demás dispositivos.',
  forgottenNotice: 'Lo hemos quitado. Trataremos ese navegador como nuevo.',
} satisfies Partial<SentencesIn<'es', typeof english>>;
