import type { SentencesIn } from '../message.ts';
import type { problem as english } from '../en/problem.ts';

/** Error pages and problems of `/api`. */
export const problem = {
  title: 'Oups ! Une erreur s’est produite.',
  text: 'Réessayez dans un instant. Si cela continue, nous sommes là pour vous aider.',
  notFoundTitle: 'Page introuvable.',
  notFoundText: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
  alreadySubscribed: 'Vous avez déjà un abonnement à ce forfait.',
  orderRefused:
    'Votre commande n’a pas été acceptée. Rien n’a été débité et votre forfait n’a pas changé. Essayez une autre carte ou demandez-nous de l’aide.',
  deletionRefused:
    'Votre compte ne peut pas être supprimé pour le moment. Rien n’a été supprimé. Si un paiement est dû, c’est peut-être la raison. Nous sommes là pour vous aider.',
  useAnotherCard: 'Utiliser une autre carte',
  priceUnknown:
    'Nous n’avons pas pu déterminer le prix de votre commande. Rien n’a été commandé ni débité. Réessayez dans un instant. Si cela continue, nous sommes là pour vous aider.',
  cancelFailed:
    'Désolé, une erreur s’est produite lors de la résiliation de votre forfait. Réessayez plus tard.',
  cancelUnsureTitle: 'Nous n’avons pas pu savoir si votre forfait a été résilié.',
  cancelUnsure:
    'Nous n’avons pas encore de réponse. Nous continuons de vérifier, et vous verrez le résultat dans « Mon forfait ».',
  cancelUnderWayTitle: 'Votre forfait n’a pas été résilié.',
  cancelUnderWay:
    'Une autre modification de votre forfait est encore en cours. Vous verrez dans « Mon forfait » quand ce sera terminé ; vous pourrez alors le résilier.',
  lookAtPlan: 'Voir mon forfait',
  contactSupport: 'Contacter l’assistance',
  tryAgain: 'Réessayer',
  help: 'Obtenir de l’aide',
  backToPlan: 'Retour à mon forfait',
  signIn: 'Se connecter',
  blocker:
    'Un bloqueur de contenu ou un filtre réseau en est peut-être la cause. Autorisez-y cette page, puis réessayez.',
  elsewhereTitle: 'Voulez-vous continuer ?',
  elsewhereText: 'Vous arrivez ici depuis un autre site. Rien n’a encore changé.',
  elsewhereGoOn: 'Continuer',
  requestId: 'Référence : {requestId}',
  supportSubjectPlain: 'Aide concernant mon compte',
  supportSubject: 'Aide concernant mon compte ({requestId})',
  bad_json: 'Nous n’avons pas pu lire la requête. Rechargez la page et réessayez.',
  bad_request: 'La requête est incomplète. Rechargez la page et réessayez.',
  unsupported_type:
    'Nous n’avons pas pu lire ce que votre navigateur a envoyé. Rechargez la page et réessayez, ou utilisez un autre navigateur.',
  too_large: 'C’est trop long pour un seul envoi. Raccourcissez votre texte et réessayez.',
  forbidden:
    'Cette requête ne vient pas d’une page de ce site, donc rien n’a changé. Ouvrez la page ici et réessayez.',
  origin_hidden:
    'Votre navigateur ou une extension masque la page d’où vient cet envoi, donc rien n’a changé. Désactivez l’extension ou utilisez un autre navigateur. Si cela ne suffit pas, nous sommes là pour vous aider.',
  not_found: 'Page introuvable. Rechargez la page d’où vous venez et réessayez.',
  method_not_allowed:
    'Cette opération n’est pas possible ici. Revenez en arrière et réessayez depuis la page.',
  too_many_requests: 'Trop de requêtes. Patientez une minute, puis réessayez.',
  signed_out: 'Votre session est fermée. Reconnectez-vous.',
  otherAccountTitle: 'Un autre compte est maintenant connecté.',
  other_account:
    'Un autre compte est maintenant connecté, donc rien n’a été envoyé. Rechargez la page et réessayez.',
  otherAccountText:
    'Le compte a changé dans un autre onglet ou une autre fenêtre. Rien n’a été envoyé depuis la page où vous étiez.',
  pending_delete: 'La suppression de ce compte est prévue. Annulez d’abord la demande.',
  unavailable: 'Désolé, nous ne pouvons pas récupérer vos informations pour le moment. Réessayez plus tard.',
  unexpected: 'Oups ! Une erreur s’est produite.',
  notAllTitle: 'Nous n’avons pas pu charger tout votre compte.',
  notAllText: 'Il peut manquer quelque chose sur cette page.',
} satisfies SentencesIn<'fr', typeof english>;
