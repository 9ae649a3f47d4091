import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'Résilier votre contrat',
  withdrawal: 'Renoncer au contrat ici',
  contract: 'Informations contractuelles',
  imprint: 'Mentions légales',
  accessibility: 'Accessibilité',
} satisfies SentencesIn<'fr', typeof english>;
