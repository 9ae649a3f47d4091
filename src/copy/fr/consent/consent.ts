import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Vos choix de confidentialité',
  askTitle: 'Acceptez-vous la mesure d’audience et la publicité ?',
  askText:
    'Si vous acceptez, des scripts d’autres entreprises ({receivers}) comptent les visites et vous montrent nos publicités sur d’autres sites.',
  agree: 'Accepter',
  refuse: 'Refuser',
  oneByOne: 'Personnaliser',
  lead: 'Choisissez ce que les scripts d’autres entreprises peuvent faire sur nos pages publiques. Ils ne se chargent jamais dans votre compte, ni là où vous vous connectez ou payez.',
  legend: 'Ce que vous autorisez',
  measuring: 'Mesure d’audience',
  measuringText:
    'Mesure la façon dont nos pages sont utilisées et en compare plusieurs versions, pour que nous puissions les améliorer.',
  advertising: 'Publicité',
  advertisingText:
    'Vous montre nos publicités sur d’autres sites et nous dit lesquelles ont été efficaces. Certaines lois parlent de vente ou de partage d’informations personnelles.',
  receivedBy: 'Destinataires : {receivers}.',
  save: 'Enregistrer',
  refuseAll: 'Tout refuser',
  saved: 'Vos choix sont enregistrés.',
  stateSignal:
    'Votre navigateur envoie le signal Global Privacy Control, et nous le respectons : tout ce qui suit est désactivé, et nous ne vous demandons rien.',
  stateAsked: 'Vous n’avez pas encore choisi.',
  stateUnasked:
    'Vous n’avez pas encore choisi. Dans votre région, tout ce qui suit est activé jusqu’à ce que vous le désactiviez.',
  stateChosen: 'Vous avez fait ce choix le {date}.',
  stateUnreadable:
    'Nous ne pouvons pas lire votre choix précédent. Tant que vous n’avez pas choisi à nouveau, tout ce qui suit est désactivé.',
  keptAsked:
    'Nous gardons votre choix dans ce navigateur pendant six mois. Ensuite, nous vous reposerons la question.',
  keptOptOut: 'Nous gardons votre choix dans ce navigateur tant que vous revenez au moins une fois par an.',
} satisfies SentencesIn<'fr', typeof english>;
