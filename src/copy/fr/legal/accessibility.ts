import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Tout le monde doit pouvoir utiliser ce portail.',
  whatTitle: 'De quoi il s’agit',
  what: 'Sur ce portail, vous gérez votre compte {brand} : les forfaits pour l’historique vidéo de vos caméras, les appareils, la carte et les factures, et la connexion. Il s’ouvre dans un navigateur, sur un téléphone comme sur un ordinateur, et presque entièrement sans JavaScript aussi.',
  howTitle: 'Comment il répond aux exigences',
  how: 'Il est conçu pour respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, et donc la norme européenne EN 301 549. Chaque page s’utilise au clavier seul et avec un lecteur d’écran, garde son contraste en clair comme en sombre, reste lisible une fois agrandie et reste immobile si vous demandez moins d’animations. Ces règles sont vérifiées automatiquement sur chaque page avant chaque modification.',
  limits:
    'Les champs de la carte, les portefeuilles et les boutons de connexion de Google et d’Apple viennent d’autres sociétés, tout comme une page de paiement hébergée par une autre société. Nous ne pouvons pas en promettre autant pour eux.',
  reportTitle: 'Signalez-nous un obstacle',
  report:
    'Si quelque chose ne fonctionne pas pour vous, écrivez à {email}. Indiquez la page et ce qui s’est passé : nous répondons et vous aidons autrement en attendant la correction.',
  authorityTitle: 'Qui contrôle',
  authority: 'Si cela ne suffit pas, vous pouvez vous adresser à l’autorité de votre pays :',
} satisfies SentencesIn<'fr', typeof english>;
