import type { SentencesIn } from '../../message.ts';
import type { history as english } from '../../en/billing/history.ts';

/** Account history. */
export const history = {
  title: 'سجل الحساب',
  loading: 'جارٍ تحميل فواتيرك…',
  lead: 'آخر 50 فاتورة لك، والأحدث أولًا.',
  date: 'التاريخ',
  status: 'الحالة',
  total: 'الإجمالي',
  card: 'البطاقة',
  otherCard: 'البطاقة {card}',
  invoice: 'الفاتورة',
  updateCard: 'تحديث البطاقة',
  paid: 'مدفوعة',
  pending: 'معلّقة',
  failed: 'فشل الدفع',
  pastDue: 'متأخرة السداد',
  refund: 'استرداد',
  notApplicable: 'لا ينطبق',
  empty: 'لا توجد لديك مدفوعات بعد.',
  emptyHint: 'عندما تدفع مقابل خطة، ستجد فاتورتها هنا.',
  toPlan: 'الانتقال إلى «خطتي»',
  errorTitle: 'خطأ',
  errorText: 'عذرًا، لا يمكننا عرض معلوماتك الآن. حاول مرة أخرى لاحقًا.',
  tryAgain: 'إعادة المحاولة',
  pageOf: 'الصفحة {page} من {pages}',
  previous: 'السابق',
  next: 'التالي',
  showRows: 'عرض {count} في الصفحة',
  pagesLabel: 'الصفحات',
  unknown: '–',
} satisfies SentencesIn<'ar', typeof english>;
