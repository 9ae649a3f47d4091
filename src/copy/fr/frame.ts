import type { SentencesIn } from '../message.ts';
import type { frame as english } from '../en/frame.ts';

/** The frame of every page: header, tabs, footer and dialogs. */
export const frame = {
  skipToContent: 'Aller au contenu',
  cookiesLost:
    'Votre navigateur n’a pas conservé nos cookies, et ce site en a besoin. Autorisez-les pour ce site dans les réglages de votre navigateur.',
  backToApp: 'Retour à l’application',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  security: 'Compte et sécurité',
  tabs: 'Compte',
  tabPlan: 'Mon forfait',
  tabPayment: 'Paiement',
  tabHistory: 'Historique du compte',
  tabHistoryShort: 'Historique',
  termsOfUse: 'Conditions d’utilisation',
  privacyPolicy: 'Politique de confidentialité',
  help: 'Aide',
  footer: 'Aide et informations légales',
  labelled: '{label} : {value}',
  languageMenu: 'Langue : {language}',
  titleWithPage: '{page} · {brand}',
  titleOfFailure: 'Erreur : {title}',
  description:
    '{page} · Vos forfaits {brand}, vos caméras, votre carte et vos factures, réunis au même endroit.',
  continueLink: 'Continuer',
  goingTo: 'Un instant, nous vous y conduisons…',
  idleTitle: 'Toujours là ?',
  idleText: 'Pour votre sécurité, nous vous déconnectons après 12 minutes d’inactivité.',
  idleLeft: 'Déconnexion dans {time}.',
  idleStay: 'Prolonger la session',
  leavingTitle: 'Votre session n’est pas encore fermée',
  leavingText:
    'Nous n’avons pas pu joindre nos serveurs. Gardez cette page ouverte : nous vous déconnecterons dès que la connexion sera rétablie.',
  leavingRetry: 'Réessayer',
} satisfies SentencesIn<'fr', typeof english>;
