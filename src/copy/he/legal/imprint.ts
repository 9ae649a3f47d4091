import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'מי מפעיל את הפורטל הזה ומוכר את המסלולים.',
  company: 'החברה',
  address: 'כתובת',
  representedBy: 'מיוצגת על ידי',
  email: 'אימייל',
  phone: 'טלפון',
  register: 'מרשם החברות',
  vatId: 'מספר מע״מ',
} satisfies SentencesIn<'he', typeof english>;
