import type { SentencesIn } from '../../message.ts';
import type { lawPages as english } from '../../en/legal/lawPages.ts';

/** The names of the law pages: in the footer, and each as the heading of its page. Laws word the first two. */
export const lawPages = {
  cancellation: 'إلغاء العقود من هنا',
  withdrawal: 'الرجوع عن العقد من هنا',
  contract: 'معلومات العقد',
  imprint: 'بيانات الشركة',
  accessibility: 'إمكانية الوصول',
} satisfies SentencesIn<'ar', typeof english>;
