import type { SentencesIn } from '../../message.ts';
import type { sso as english } from '../../en/access/sso.ts';

/** SSO: arriving from the app. */
export const sso = {
  title: 'Connexion',
  signingIn: 'Connexion en cours…',
  still: 'Vous y êtes presque. Appuyez sur « Continuer » pour vous connecter.',
  continue: 'Continuer',
  offline: 'Vous semblez être hors ligne. Vérifiez votre connexion internet et réessayez.',
  failed: 'Désolé, nous n’avons pas pu vous connecter depuis l’application pour le moment. Réessayez.',
  whoseTitle: 'Est-ce votre compte ?',
  whose: 'Ce lien ouvre le compte suivant : {name} ({email}).',
  whoseNote:
    'Continuez uniquement si c’est le vôtre : tout ce que vous saisirez ou paierez à partir de maintenant sera rattaché à ce compte.',
  notMe: 'Ce n’est pas moi',
  switchTitle: 'Changer de compte ?',
  switchFrom: 'Compte actuellement ouvert : {name}. Ce lien ouvre celui de l’application {brand} : {other}.',
  switchNote: 'Si vous changez, le compte que vous utilisez maintenant sera déconnecté de ce navigateur.',
  switch: 'Passer au compte de l’application',
  keep: 'Rester sur ce compte',
} satisfies SentencesIn<'fr', typeof english>;
