import type { SentencesIn } from '../../message.ts';
import type { imprint as english } from '../../en/legal/imprint.ts';

/** The imprint: who runs the portal and sells its plans. Its labels are those of every page that names the company. */
export const imprint = {
  lead: 'الجهة التي تدير هذه البوابة وتبيع خططها.',
  company: 'الشركة',
  address: 'العنوان',
  representedBy: 'يمثّلها',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  register: 'السجل التجاري',
  vatId: 'رقم ضريبة القيمة المضافة',
} satisfies SentencesIn<'ar', typeof english>;
