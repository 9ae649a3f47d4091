import type { SentencesIn } from '../../message.ts';
import type { deletion as english } from '../../en/access/deletion.ts';

/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Supprimer le compte',
  confirmTitle: 'Supprimer votre compte ?',
  confirmText:
    'Votre compte, votre forfait et toutes vos vidéos seront supprimés. D’ici là, vous pouvez vous connecter et annuler la demande.',
  confirm: 'Supprimer mon compte',
  confirming: 'Envoi de votre demande…',
  notNow: 'Garder mon compte',
  confirmNext: 'Nous vous demanderons ensuite de confirmer que c’est bien vous.',
  goOn: 'Continuer',
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
  cancelRequestHint: 'Vous gardez votre compte, et tout reste comme avant.',
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
  askedText:
    'Nous avons bien reçu votre demande, et votre session est fermée. Tant que votre compte n’est pas supprimé, vous pouvez encore le garder : connectez-vous et choisissez « Annuler la demande ».',
} satisfies SentencesIn<'fr', typeof english>;
