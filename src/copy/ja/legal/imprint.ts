import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'このサイトを運営し、プランを販売する会社です。',
  company: '会社名',
  address: '所在地',
  representedBy: '代表者',
  email: 'メールアドレス',
  phone: '電話番号',
  register: '登記情報',
  vatId: '付加価値税（VAT）番号',
} satisfies SentencesIn<'ja', typeof english>;
