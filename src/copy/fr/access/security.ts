import type { SentencesIn } from '../../message.ts';
import type { security as english } from '../../en/access/security.ts';

/** Account and security. */
export const security = {
  title: 'Compte et sécurité',
  lead: 'Vos sessions ouvertes sur ce portail et l’activité récente de votre compte.',
  sessionsTitle: 'Vos appareils et navigateurs',
  here: 'Cet appareil',
  nowhereElse: 'Vous n’avez aucune autre session ouverte.',
  signOut: 'Déconnecter',
  signingOut: 'Déconnexion…',
  signOutOne: 'Déconnecter : {machine}',
  signOutOthers: 'Se déconnecter partout ailleurs',
  signOutOthersText: 'Votre session reste ouverte ici. Partout ailleurs, la déconnexion est immédiate.',
  activeNow: 'Activité en cours',
  active: 'Dernière activité {when}',
  since: 'Connexion le {when}',
  since_password: 'Connexion le {when}, avec votre mot de passe',
  since_code: 'Connexion le {when}, avec mot de passe et code',
  since_social: 'Connexion le {when}, avec Google ou Apple',
  since_sso: 'Connexion le {when}, depuis l’application',
  browserOn: '{browser} sur {system}',
  app: 'Application {brand}',
  appOn: 'Application {brand} sur {system}',
  unknownBrowser: 'Navigateur inconnu',
  placeIn: '{city}, {country}',
  unknownPlace: 'Lieu inconnu',
  mfaTitle: 'Code à la connexion',
  mfaOn: 'Activé',
  mfaOff: 'Désactivé',
  mfaUnknown: 'Pas encore connu',
  mfaOnText: 'Quand vous vous connectez avec votre mot de passe, nous envoyons un code à {contact}.',
  mfaOffText:
    'Votre dernière connexion par mot de passe n’a demandé aucun code : le mot de passe suffit donc à ouvrir votre compte.',
  mfaOffDo:
    'Vous ne pouvez pas activer le code ici. Vérifiez si l’application {brand} le propose, ou demandez à notre assistance. D’ici là, utilisez un mot de passe qui ne vous sert nulle part ailleurs.',
  mfaUnknownText: 'Nous le saurons quand vous vous connecterez à ce portail avec votre mot de passe.',
  browsersText:
    'Depuis un navigateur reconnu, vous pouvez vous connecter même si quelqu’un s’acharne à deviner votre mot de passe. Déconnectez et retirez ceux qui ne sont pas à vous.',
  known: 'Navigateur reconnu',
  lastSignIn: 'Dernière connexion le {when}',
  forget: 'Retirer',
  forgetting: 'Retrait…',
  forgetOne: 'Retirer : {machine}',
  machineNamed: '{name}, {place}, {seen}',
  machineNumbered: '{machine} ({number})',
  eventsTitle: 'Activité des 30 derniers jours',
  noEvents: 'Aucune activité ces 30 derniers jours.',
  earlier: {
    one: 'Afficher {count} événement plus ancien',
    other: 'Afficher {count} événements plus anciens',
  },
  allMachines: 'Afficher tous les appareils et navigateurs',
  notYou: 'Ce n’était pas vous ?',
  compromiseReport: 'Ce n’était pas moi',
  compromiseReportOne: 'Ce n’était pas moi : {machine}',
  compromiseReportDoing: 'Sécurisation de votre compte…',
  compromiseReportText:
    'Si une connexion n’est pas de vous, choisissez « Ce n’était pas moi ». Nous fermerons toutes les autres sessions, retirerons tous les autres navigateurs reconnus et vous enverrons par e-mail un lien pour choisir un nouveau mot de passe.',
  compromiseReportSessions: 'Toutes les autres sessions sont fermées.',
  compromiseReportSessionsUnsure: 'Nous n’avons pas pu vérifier que toutes les autres sessions sont fermées.',
  compromiseReportBrowsers: 'Tous les autres navigateurs reconnus sont retirés.',
  compromiseReportBrowsersUnsure:
    'Nous n’avons pas pu vérifier que tous les autres navigateurs reconnus sont retirés.',
  compromiseReportLookAgain:
    'Choisissez d’abord un nouveau mot de passe, puis consultez de nouveau « Compte et sécurité ».',
  compromiseReportMailed:
    'Un lien pour choisir un nouveau mot de passe devrait bientôt arriver à l’adresse {email}. Ensuite, reconnectez-vous ici avec le nouveau mot de passe.',
  compromiseReportMailUnsure:
    'Nous n’avons pas pu vérifier qu’un lien pour choisir un nouveau mot de passe a été envoyé. Demandez-en un ici.',
  compromiseReportMailSpent:
    'Trop de liens pour choisir un nouveau mot de passe ont été demandés. Utilisez le plus récent dans vos e-mails ou réessayez plus tard.',
  compromiseReportSocial:
    'Cette connexion a été faite avec Google ou Apple. Un nouveau mot de passe n’arrête pas une personne qui peut utiliser ce compte : sécurisez-le aussi.',
  compromiseReportApp:
    'Cette connexion venait de l’application. D’ici, nous ne pouvons déconnecter personne de l’application. Si ce n’était pas sur votre propre téléphone, contactez l’assistance.',
  changePassword: 'Modifier votre mot de passe',
  signedIn: 'Connexion',
  signedInNew: 'Connexion depuis un nouveau navigateur',
  wrongCode: 'Code incorrect saisi',
  wrongPassword: 'Mot de passe incorrect saisi pour supprimer le compte',
  passwordChanged: 'Mot de passe modifié',
  assistantLinked: 'Compte associé à {partner}',
  cardChanged: 'Carte modifiée',
  deletionAsked: 'Suppression du compte demandée',
  deletionTakenBack: 'Suppression du compte annulée',
  sessionsEnded: 'Déconnexion à distance',
  browserForgotten: 'Navigateur retiré',
  times: { one: '{what} ({count} fois)', other: '{what} ({count} fois)' },
  dataTitle: 'Vos données',
  dataAsk: 'Pour obtenir une copie de vos données ou les faire rectifier, écrivez à {address}.',
  dataSubject: 'Copie ou rectification de mes données',
  dataDelete:
    'Pour supprimer votre compte et ses données, choisissez « Supprimer le compte » dans le menu du compte.',
  endedNotice: 'Déconnexion effectuée. Ici, votre session reste ouverte.',
  endedNothing: 'La déconnexion avait déjà eu lieu.',
  endedOthersNotice: 'Déconnexion effectuée partout ailleurs.',
  forgottenNotice: 'Navigateur retiré. Nous le considérerons comme nouveau.',
  forgottenNothing: 'Ce navigateur était déjà retiré.',
  unread:
    'Désolé, nous ne pouvons pas afficher vos sessions ouvertes pour le moment. Réessayez dans quelques minutes.',
  tryAgain: 'Réessayer',
} satisfies SentencesIn<'fr', typeof english>;
