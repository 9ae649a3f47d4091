import type { SentencesIn } from '../../message.ts';
import type { accessibility as english } from '../../en/legal/accessibility.ts';

/** The accessibility statement. */
export const accessibility = {
  lead: 'Tout le monde doit pouvoir utiliser ce portail.',
  whatTitle: 'De quoi il s’agit',
  what: 'C’est ici que vous gérez votre compte {brand} : les forfaits pour l’historique vidéo de vos caméras, les appareils, la carte et les factures, et votre connexion. Le portail s’ouvre dans un navigateur, sur un téléphone ou un ordinateur, et presque tout y fonctionne aussi sans JavaScript.',
  howTitle: 'Comment il répond aux exigences',
  how: 'Il est conçu pour respecter les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA, et avec elles la norme européenne EN 301 549. Vous pouvez utiliser chaque page au clavier seul, et avec un lecteur d’écran. Les pages gardent leur contraste en mode clair comme en mode sombre, restent lisibles une fois agrandies et ne bougent pas si vous préférez moins d’animations. Nous vérifions automatiquement ces règles sur chaque page avant chaque modification.',
  limits:
    'Les champs de la carte, les portefeuilles numériques, les boutons de connexion Google et Apple et les pages de paiement hébergées ailleurs sont fournis par d’autres sociétés. Nous ne pouvons pas en promettre autant pour eux.',
  reportTitle: 'Signalez-nous un obstacle',
  report:
    'Si quelque chose ne fonctionne pas pour vous, écrivez à {email}. Dites-nous sur quelle page, et ce qui s’est passé. Nous vous répondrons et vous aiderons autrement jusqu’à la correction.',
  authorityTitle: 'Autorité de contrôle',
  authority: 'Si cela ne suffit pas, vous pouvez contacter l’autorité de votre pays :',
} satisfies SentencesIn<'fr', typeof english>;
