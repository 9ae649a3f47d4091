import type { SentencesIn } from '../../message.ts';
import type { consent as english } from '../../en/consent/consent.ts';

/** The question whether scripts of others may load, and the page of the privacy choices. */
export const consent = {
  title: 'Vos choix de confidentialité',
  askTitle: 'Pouvons-nous mesurer et faire de la publicité ?',
  askText:
    'Si vous acceptez, des scripts de {receivers} comptent les visites et vous montrent nos publicités ailleurs.',
  agree: 'Accepter',
  refuse: 'Refuser',
  oneByOne: 'Choisir un par un',
  lead: 'Ce que les scripts d’autres entreprises peuvent faire sur nos pages publiques. Là où vous vous connectez, payez ou êtes connecté, ils ne sont jamais chargés.',
  legend: 'Ce que vous autorisez',
  measuring: 'Mesure',
  measuringText:
    'Compte comment nos pages sont utilisées et en compare des variantes, pour que nous puissions les améliorer.',
  advertising: 'Publicité',
  advertisingText:
    'Vous montre nos publicités sur d’autres sites et nous dit lesquelles ont porté. Certaines lois parlent de vente ou de partage d’informations personnelles.',
  receivedBy: 'Destinataires : {receivers}.',
  save: 'Enregistrer',
  refuseAll: 'Tout refuser',
  saved: 'Vos choix sont enregistrés.',
  stateSignal:
    'Votre navigateur envoie Global Privacy Control, et nous le respectons : tout ce qui suit est désactivé, et nous ne demandons rien.',
  stateAsked: 'Vous n’avez pas encore choisi. D’ici là, tout ce qui suit est désactivé.',
  stateUnasked:
    'Vous n’avez pas encore choisi. Là où vous êtes, tout ce qui suit est activé jusqu’à ce que vous le désactiviez.',
  stateChosen: 'Vous avez fait ce choix le {date}.',
  stateUnreadable:
    'Nous ne pouvons pas lire votre choix précédent. Tant que vous ne choisissez pas de nouveau, tout ce qui suit est désactivé.',
  keptAsked:
    'Nous gardons votre choix dans ce navigateur pendant six mois, sans rien qui vous identifie. Ensuite, nous vous le demandons de nouveau.',
  keptOptOut:
    'Nous gardons votre choix dans ce navigateur, sans rien qui vous identifie, tant que vous revenez dans l’année.',
} satisfies SentencesIn<'fr', typeof english>;
