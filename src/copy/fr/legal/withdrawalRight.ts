import type { SentencesIn } from '../../message.ts';
import type { withdrawalRight as english } from '../../en/legal/withdrawalRight.ts';

/** The instruction on the right of withdrawal and its form, after annex I of Directive 2011/83/EU. */
export const withdrawalRight = {
  title: 'Droit de rétractation',
  where: 'Vous avez ce droit si vous habitez ici : {countries}.',
  right: {
    one: 'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {count} jour. Le délai de rétractation expire {count} jour après le jour de la conclusion du contrat.',
    other:
      'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de {count} jours. Le délai de rétractation expire {count} jours après le jour de la conclusion du contrat.',
  },
  how: 'Pour exercer le droit de rétractation, vous devez nous notifier ({company}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-dessous, mais ce n’est pas obligatoire.',
  online:
    'Vous pouvez également exercer votre droit de rétractation en ligne sur la page « {link} ». Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
  inTime:
    'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
  effectsTitle: 'Effets de la rétractation',
  effects:
    'En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
  begun:
    'Si vous avez demandé de commencer la prestation de services pendant le délai de rétractation, vous devrez nous payer un montant proportionnel à ce qui vous a été fourni jusqu’au moment où vous nous avez informés de votre rétractation du présent contrat, par rapport à l’ensemble des prestations prévues par le contrat.',
  formTitle: 'Modèle de formulaire de rétractation',
  formIntro:
    '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat)',
  formTo: 'À l’attention de : {company}',
  formText:
    'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation de services ci-dessous :',
  formOrdered: 'Commandé le :',
  formName: 'Nom du (des) consommateur(s) :',
  formAddress: 'Adresse du (des) consommateur(s) :',
  formSigned:
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
  formDate: 'Date :',
  formStar: '(*) Rayez la mention inutile.',
} satisfies SentencesIn<'fr', typeof english>;
