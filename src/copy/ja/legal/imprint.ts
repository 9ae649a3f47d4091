import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'このポータルを運営し、プランを販売する会社です。',
  company: '会社',
  address: '所在地',
  representedBy: '代表者',
  email: 'メール',
  phone: '電話',
  register: '登録',
  vatId: 'VAT番号',
} satisfies SentencesIn<'ja', typeof english>;
