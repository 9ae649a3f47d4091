import type { SentencesIn } from '../../message.ts';
import type { signIn as english } from '../../en/access/signIn.ts';

/** Sign-in. */
export const signIn = {
  title: 'Connexion',
  intro: 'Gérez votre forfait, vos appareils et vos paiements.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  rememberMe: 'Se souvenir de moi',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  noEmail: 'Saisissez votre adresse e-mail.',
  noPassword: 'Saisissez votre mot de passe.',
  showPassword: 'Afficher',
  hidePassword: 'Masquer',
  showPasswordLabel: 'Afficher le mot de passe',
  hidePasswordLabel: 'Masquer le mot de passe',
  forgotPassword: 'Mot de passe oublié ?',
  closeAlert: 'Fermer',
  getAppTitle: 'Vous n’avez pas l’application ?',
  googlePlay: 'Disponible sur Google Play',
  googlePlayName: 'Google Play',
  appStore: 'Télécharger dans l’App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'Désolé, une erreur s’est produite lors de la connexion.',
  missing_parameters: 'Il manque des paramètres d’URL pour l’authentification OAuth2.',
  wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  sign_in_incomplete: 'Saisissez votre adresse e-mail et votre mot de passe.',
  verifyHint:
    'Le lien se trouve dans un e-mail que nous vous avons envoyé. Vérifiez aussi vos courriers indésirables.',
  account_locked: 'Votre compte est verrouillé. Patientez 10 minutes, puis réessayez.',
  email_not_verified: 'Votre adresse e-mail n’est pas confirmée. Confirmez-la, puis réessayez.',
  service_busy: 'Notre service est très sollicité en ce moment. Réessayez dans un instant.',
  too_many_codes:
    'Vous avez demandé trop de codes de vérification. Par mesure de sécurité, patientez 10 minutes, puis réessayez.',
  too_many_attempts: {
    one: 'Trop de tentatives de connexion. Patientez {count} minute, puis réessayez.',
    other: 'Trop de tentatives de connexion. Patientez {count} minutes, puis réessayez.',
  },
  offline: 'Vous semblez être hors ligne. Vérifiez votre connexion internet et réessayez.',
  reasonIdle:
    'Nous avons fermé votre session après 12 minutes d’inactivité. Connectez-vous pour reprendre là où vous en étiez.',
  reasonEnded: 'Votre session a pris fin. Reconnectez-vous.',
  backFromOrder: 'Vous revenez de la page de paiement. Connectez-vous pour voir votre forfait.',
  backFromCard:
    'Vous revenez de la page de modification de votre carte. Connectez-vous pour voir quelle carte est enregistrée.',
  reasonDoubled:
    'Les cookies de ce site posaient problème : nous les avons supprimés. Reconnectez-vous. Si cela se reproduit, supprimez les cookies de ce site dans les réglages de votre navigateur.',
  reasonRecent:
    'Reconnectez-vous pour confirmer que c’est bien vous. Vous pourrez ensuite supprimer votre compte.',
  reasonSignedOut: 'Votre session est fermée.',
  reasonUnavailable:
    'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  reasonNoToken: 'Aucun jeton n’a été fourni. Connectez-vous ici ou rouvrez cette page depuis l’application.',
  reasonTokenRefused:
    'Ce lien de l’application a déjà été utilisé ou n’est plus valable. Rouvrez cette page depuis l’application ou connectez-vous ici.',
  reasonSsoFailed:
    'Désolé, nous n’avons pas pu vous connecter depuis l’application pour le moment. Rouvrez cette page depuis l’application ou connectez-vous ici.',
  goOn: 'Continuer avec la session actuelle',
  tryAgain: 'Réessayer',
} satisfies SentencesIn<'fr', typeof english>;
