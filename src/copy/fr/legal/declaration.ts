import type { SentencesIn } from '../../message.ts';
import type { declaration as english } from '../../en/legal/declaration.ts';

/** A declaration of a person, withdrawal or cancellation: the form, what became of it, its letter and its receipt. */
export const declaration = {
  withdrawalLead:
    'Si la loi vous donne un droit de rétractation, vous pouvez l’exercer ici sans donner de motif.',
  cancellationLead: 'Vous pouvez le faire sans vous connecter.',
  quicker: 'Depuis votre compte, c’est plus rapide :',
  quickerLink: 'Résilier {plan} dans votre compte',
  name: 'Vos nom et prénom',
  email: 'Adresse e-mail pour l’accusé de réception',
  contract: 'Quel contrat',
  contractHint: 'Le forfait, ou le numéro d’une commande ou d’une facture.',
  orderedOn: 'Commandé le (facultatif)',
  causeLegend: 'Type de résiliation',
  ordinary: 'Résiliation ordinaire',
  ordinaryHint: 'À la fin de la période payée.',
  special: 'Résiliation pour motif légitime',
  specialHint: 'Immédiatement, pour un motif que vous indiquez.',
  reason: 'Motif',
  endsLegend: 'Quand le contrat doit prendre fin',
  soonest: 'Le plus tôt possible',
  onDay: 'À une date précise',
  endsOn: 'Dernier jour du contrat',
  withdraw: 'Confirmer la rétractation',
  cancel: 'Notifier la résiliation',
  sending: 'Envoi…',
  about:
    'Votre déclaration est transmise à l’assistance {brand}, et vous recevez un accusé de réception par e-mail. Votre forfait change une fois la demande traitée.',
  name_missing: 'Saisissez vos nom et prénom.',
  email_invalid: 'Saisissez une adresse e-mail valide.',
  contract_missing: 'Indiquez de quel contrat il s’agit.',
  orderedOn_invalid: 'Saisissez la date d’aujourd’hui ou une date passée, ou laissez ce champ vide.',
  reason_missing: 'Indiquez le motif.',
  text_long: 'Raccourcissez ce texte.',
  endsOn_invalid: 'Saisissez la date d’aujourd’hui ou une date à venir.',
  fields_refused: 'Vérifiez les champs signalés. Rien n’a encore été envoyé.',
  declaration_limited:
    'Trop de déclarations ont été envoyées d’ici récemment : nous n’avons donc pas envoyé celle-ci. Tout ce que vous avez saisi est encore là. Réessayez plus tard, ou envoyez-la par e-mail.',
  declaration_crowded:
    'Trop de déclarations nous parviennent en ce moment : nous n’avons donc pas envoyé celle-ci. Tout ce que vous avez saisi est encore là. Envoyez-la par e-mail, ou connectez-vous et envoyez-la avec l’adresse e-mail de votre compte.',
  declaration_not_sent:
    'Nous n’avons pas pu confirmer l’envoi. Tout ce que vous avez saisi est encore là. Réessayez, ou envoyez votre déclaration par e-mail.',
  writeMail: 'Écrire l’e-mail à {email}',
  offline:
    'Vous semblez être hors ligne. Rien n’a été envoyé. Vérifiez votre connexion internet et réessayez.',
  withdrawalSent: 'Votre rétractation a été envoyée',
  cancellationSent: 'Votre résiliation a été envoyée',
  receiptSent: 'Un accusé de réception est en route vers {email}. Imprimez ou enregistrez aussi cette page.',
  receiptNotSent:
    'Votre déclaration nous est parvenue, mais nous n’avons pas pu envoyer l’accusé de réception à {email}. Imprimez ou enregistrez cette page : c’est votre preuve.',
  sentUnshown:
    'Votre déclaration nous est parvenue. Sans cookies, cette page ne peut pas l’afficher à nouveau. Si vous ne recevez pas d’accusé de réception par e-mail, écrivez à {email}.',
  next: 'L’assistance {brand} traite votre demande et vous répond à cette adresse. Sans nouvelles de notre part, écrivez à {email}.',
  another: 'Faire une autre déclaration',
  kindLabel: 'Déclaration',
  withdrawalKind: 'Rétractation du contrat',
  cancellationKind: 'Résiliation d’un contrat',
  nameLabel: 'Nom et prénom',
  emailLabel: 'Adresse e-mail',
  contractLabel: 'Contrat',
  orderedOnLabel: 'Commandé le',
  endsLabel: 'Fin',
  receivedLabel: 'Reçue le',
  letterIntro:
    'Une personne a fait cette déclaration sur le portail {brand}. Elle doit être traitée à la main, et la personne attend une réponse à l’adresse ci-dessous.',
  letterKnown: 'Elle vient d’un navigateur qui s’est déjà connecté au compte de cette adresse e-mail.',
  letterStranger:
    'Personne n’a besoin de se connecter pour la faire : n’importe qui peut l’avoir écrite, avec n’importe quelle adresse e-mail. Vérifiez-la avant de la traiter.',
  letterNoReceipt:
    'Le portail n’a pas envoyé d’accusé de réception. Confirmez à la personne ce qu’elle a déclaré et quand sa déclaration est arrivée.',
  receiptWithdrawal: 'Accusé de réception de votre rétractation d’un contrat avec {brand}',
  receiptCancellation: 'Accusé de réception de votre résiliation d’un contrat avec {brand}',
  receiptFrom:
    'Une personne a écrit ce qui suit sur le portail {brand} et a indiqué cette adresse e-mail. Rien ne change automatiquement : l’assistance traite la demande à la main. Si ce n’était pas vous, répondez à cet e-mail pour prévenir l’assistance.',
  receiptIntro: 'Cette déclaration nous est parvenue. Conservez cet e-mail.',
  reasonSent: 'Le motif a été transmis à l’assistance avec la déclaration.',
  mailWithdrawal: 'Je me rétracte de ce contrat.',
  mailCancellation: 'Je résilie ce contrat.',
} satisfies SentencesIn<'fr', typeof english>;
