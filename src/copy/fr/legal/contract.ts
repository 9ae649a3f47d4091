import type { SentencesIn } from '../../message.ts';
import type { contract as english } from '../../en/legal/contract.ts';

/** Information about the contract, before and after an order. */
export const contract = {
  lead: 'Ce qu’il faut savoir avant de commander un forfait, et tant que vous en avez un.',
  sellerTitle: 'À qui vous achetez',
  soldTitle: 'Ce que vous achetez',
  sold: 'Un forfait pour l’historique vidéo de vos caméras {brand}. Il précise combien d’appareils il couvre et combien de temps leurs vidéos sont conservées. Il vous faut un compte, un appareil {brand} et une connexion internet. Le forfait commence dès votre commande, ou à la date indiquée dans la commande.',
  priceTitle: 'Ce que cela coûte',
  price:
    'Les prix se trouvent sur {plans}. Avant que vous ne commandiez, la page de commande indique ce que vous payez aujourd’hui et plus tard. Il n’y a pas de frais de livraison, et utiliser ce portail ne coûte rien de plus que votre connexion internet.',
  tax: 'Les prix comprennent la taxe sur la valeur ajoutée dans les pays suivants : {countries}.',
  plans: 'la page des forfaits',
  payTitle: 'Comment vous payez',
  pay: 'Par carte, d’avance pour chaque période.',
  payWallet: 'Par carte ou avec {wallet}, d’avance pour chaque période.',
  termTitle: 'Durée et résiliation',
  term: 'Un forfait payant dure la période indiquée avec son prix, par exemple un mois ou un an. Il se renouvelle automatiquement pour la même durée, au prix indiqué dans la commande, jusqu’à ce que vous le résiliiez. Un essai gratuit devient le forfait payant à la date indiquée dans la commande, sauf si vous le résiliez avant.',
  endHere:
    'Vous pouvez résilier à tout moment, avec effet à la fin de la période payée, ici et sans vous connecter : {link}.',
  endSignedIn:
    'Dans votre compte, vous résiliez sur la page « {link} » et voyez aussitôt jusqu’à quand court le forfait.',
  endElsewhere: 'Vous pouvez résilier à tout moment, avec effet à la fin de la période payée : {link}.',
  orderTitle: 'Quand votre commande vous engage',
  order:
    'Vous choisissez un forfait et un moyen de paiement, puis vérifiez le tout sur la page de commande, où vous pouvez encore le modifier ou revenir en arrière. Quand vous appuyez sur le bouton de commande, votre commande vous engage. Nous la confirmons aussitôt, sur la page suivante : le contrat est alors conclu, et vous pouvez enregistrer ce que vous avez accepté. Votre forfait et vos factures se trouvent dans votre compte ; ces conditions restent accessibles ici et dans les conditions d’utilisation. Vous pouvez commander dans toutes les langues de ce portail.',
  conformityTitle: 'Vos droits en cas de problème',
  conformity:
    'Si le service n’est pas conforme à ce qui est convenu, vous avez les droits prévus par la loi, dont la garantie légale de conformité des services numériques. Nous n’accordons pas de garantie commerciale en plus.',
  complaintsTitle: 'Réclamations',
  complaints: 'Écrivez à {email}. L’assistance vous répondra.',
} satisfies SentencesIn<'fr', typeof english>;
