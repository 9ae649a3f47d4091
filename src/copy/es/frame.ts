import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'Ir al contenido',
  cookiesLost:
    'Tu navegador no guardó nuestras cookies y este sitio las necesita. Permítelas para este sitio en la configuración de tu navegador.',
  backToApp: 'Volver a la app',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  security: 'Cuenta y seguridad',
  tabs: 'Cuenta',
  tabPlan: 'Mi plan',
  tabPayment: 'Pago',
  tabHistory: 'Historial de la cuenta',
  tabHistoryShort: 'Historial',
  termsOfUse: 'Términos de uso',
  privacyPolicy: 'Política de privacidad',
  help: 'Ayuda',
  footer: 'Ayuda e información legal',
  labelled: '{label}: {value}',
  languageMenu: 'Idioma: {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'Error: {title}',
  description: '{page} · Planes, cámaras, tarjeta y facturas de tu cuenta de {brand}, en un solo lugar.',
  continueLink: 'Continuar',
  goingTo: 'Un momento, te llevamos allí…',
  idleTitle: '¿Sigues ahí?',
  idleText: 'Por tu seguridad, cerramos la sesión después de 12 minutos sin actividad.',
  idleLeft: 'Tu sesión se cerrará en {time}.',
  idleStay: 'Mantener la sesión abierta',
  leavingTitle: 'Tu sesión sigue abierta',
  leavingText:
    'No pudimos conectar con nuestros servidores. Deja esta página abierta: cerraremos tu sesión en cuanto vuelva la conexión.',
  leavingRetry: 'Reintentar',
} satisfies SentencesIn<'es', typeof english>;
