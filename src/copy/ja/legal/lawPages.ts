import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: '契約の解約はこちら',
  withdrawal: '契約の撤回はこちら',
  contract: '契約に関する情報',
  imprint: '運営会社情報',
  accessibility: 'アクセシビリティ',
} satisfies SentencesIn<'ja', typeof english>;
