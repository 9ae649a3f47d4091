import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Supprimer le compte',
  confirmTitle: 'Supprimer votre compte ?',
  confirmText:
    'Votre compte et toutes les vidéos qu’il contient seront supprimés. D’ici là, vous pouvez vous connecter et annuler la demande.',
  plansTitle: 'Vos forfaits et paiements',
  noPlan: 'Vous n’avez aucun forfait payant : rien n’est donc débité.',
  mayCharge:
    'Nous ne pouvons pas promettre que supprimer votre compte empêchera ce paiement. Par précaution, résiliez d’abord {plan}.',
  cancelPlan: 'Résilier {plan}',
  mayStillCharge:
    'Nous ne pouvons pas promettre que la suppression empêchera ce paiement. L’assistance peut vous renseigner.',
  mayOwe: 'Supprimer votre compte ne règle pas forcément ce qui est dû.',
  unreadTitle: 'Nous ne pouvons pas voir vos forfaits pour le moment.',
  unreadText: 'Vérifiez dans « Mon forfait » si quelque chose est encore débité.',
  knows:
    'Je sais que les paiements débités par {stores} continueront tant que je n’aurai pas résilié là-bas.',
  knowsElsewhere: 'Je sais que supprimer mon compte ne met pas fin à un forfait facturé ailleurs.',
  knowsMissing: 'Cochez d’abord la case. Rien n’a été supprimé.',
  underWay:
    'Nous vérifions encore où en est votre dernière commande ou modification. Vous verrez dans « Mon forfait » quand ce sera terminé ; vous pourrez alors supprimer votre compte.',
  confirm: 'Supprimer mon compte',
  confirming: 'Envoi de votre demande…',
  notNow: 'Garder mon compte',
  whose: 'Compte à supprimer : {email}',
  askPassword:
    'Votre connexion remonte à quelque temps déjà. Saisissez votre mot de passe pour confirmer que c’est bien vous.',
  password: 'Mot de passe',
  noPassword: 'Saisissez votre mot de passe.',
  askSignIn:
    'Votre connexion remonte à quelque temps déjà. Reconnectez-vous pour confirmer que c’est bien vous. Vous reviendrez ensuite ici.',
  signInAgain: 'Se reconnecter',
  title: 'Demande de suppression du compte en attente',
  text: 'Vous nous avez demandé de supprimer ce compte. Il n’est pas encore supprimé : vous pouvez toujours le garder.',
  textWithDate:
    'Le {date}, vous nous avez demandé de supprimer ce compte. Il n’est pas encore supprimé : vous pouvez toujours le garder.',
  cancelRequest: 'Annuler la demande',
  cancelRequestHint: 'Vous gardez votre compte. Consultez ensuite « Mon forfait ».',
  cancelling: 'Annulation…',
  keepRequest: 'Maintenir la demande',
  keepRequestHint: 'Votre compte sera supprimé, et nous allons vous déconnecter.',
  keeping: 'Déconnexion…',
  failed:
    'Désolé, nous ne pouvons pas annuler votre demande de suppression du compte pour le moment. Contactez l’assistance pour obtenir de l’aide.',
  emailSupport: 'Écrire à l’assistance',
  supportSubject: 'Annuler ma demande de suppression du compte',
  close: 'Fermer',
  askedTitle: 'Votre compte sera supprimé',
  askedText: 'Nous avons bien reçu votre demande, et votre session est fermée.',
  stillKeep:
    'Tant que votre compte n’est pas supprimé, vous pouvez encore le garder : connectez-vous et choisissez « Annuler la demande ».',
  copySent: 'Nous avons envoyé une copie de ces informations à {email}.',
  copyHere: 'Imprimez ou enregistrez cette page. Vous ne la reverrez plus.',
  letterSubject: 'Votre demande de suppression du compte {brand}',
  letterIntro: 'Le {date}, vous nous avez demandé de supprimer le compte {email}.',
  letterOutro:
    'Si cette demande ne vient pas de vous, connectez-vous, choisissez « Annuler la demande », puis changez votre mot de passe.',
} satisfies SentencesIn<'fr', typeof english>;
