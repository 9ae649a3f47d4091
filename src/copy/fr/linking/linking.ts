import type { SentencesIn } from '../../message.ts';
import type { linking as english } from '../../en/linking/linking.ts';

/** Linking a voice assistant. */
export const linking = {
  title: 'Associer à {account}',
  heading: 'Associez votre compte {brand} à {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'En vous connectant, vous autorisez {partner} à accéder à vos appareils',
  shared:
    '{account} reçoit les noms et les types de vos appareils afin de pouvoir les afficher et les contrôler pour vous. Votre mot de passe ne lui est jamais transmis, et vous pouvez dissocier votre compte à tout moment.',
  privacy: 'Politique de confidentialité {account}',
  brandPrivacy: 'Politique de confidentialité {brand}',
  policies: 'Politiques de confidentialité',
  submit: 'Se connecter',
  cancel: 'Annuler',
  signedUpByBoth:
    'Si vous avez créé votre compte avec Google ou Apple, définissez d’abord un mot de passe. Recommencez ensuite l’association dans l’application de votre assistant.',
  signedUpByGoogle:
    'Si vous avez créé votre compte avec Google, définissez d’abord un mot de passe. Recommencez ensuite l’association dans l’application de votre assistant.',
  signedUpByApple:
    'Si vous avez créé votre compte avec Apple, définissez d’abord un mot de passe. Recommencez ensuite l’association dans l’application de votre assistant.',
  setPassword: 'Définir ou réinitialiser votre mot de passe',
  problemTitle: 'Votre compte ne peut pas être associé de cette façon',
  missing_parameters: 'Il manque des paramètres d’URL pour l’authentification OAuth2.',
  refused: 'Nous ne reconnaissons pas la demande qui vous amène ici. Rien n’a été partagé.',
  again: 'Fermez cette page et recommencez l’association dans l’application Google Home ou Amazon Alexa.',
  linkedTitle: 'Votre compte {brand} est associé à {account}',
  linked:
    'Vous pouvez fermer cette page et revenir à l’application de votre assistant. Si vos appareils n’y apparaissent pas, recommencez l’association dans l’application.',
  unlink_google:
    'Pour dissocier Google Home, ouvrez l’application Google Home, touchez « Ajouter », puis « Fonctionne avec Google Home », choisissez {brand} et touchez « Dissocier le compte ».',
  unlink_alexa:
    'Pour dissocier Amazon Alexa, ouvrez l’application Alexa, allez dans « Skills et jeux », puis « Vos Skills », choisissez {brand} et touchez « Désactiver la Skill ».',
  overTitle: 'Cette page a expiré',
  over: 'Pour votre sécurité, elle ne fonctionne que peu de temps. Si vos appareils apparaissent déjà dans l’application de votre assistant, l’association a réussi et vous n’avez plus rien à faire.',
  overAgain:
    'Sinon, fermez cette page et recommencez l’association dans l’application Google Home ou Amazon Alexa.',
  contactSupport: 'Contacter l’assistance',
  supportSubject: 'Association d’un assistant vocal ({requestId})',
  requestId: 'Référence : {requestId}',
} satisfies SentencesIn<'fr', typeof english>;
