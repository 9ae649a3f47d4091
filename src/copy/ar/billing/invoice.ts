import type { SentencesIn } from '../../message.ts';
import type { invoice as english } from '../../en/billing/invoice.ts';

/** An invoice, on a page that prints to one sheet. */
export const invoice = {
  title: 'فاتورة',
  titleOf: 'فاتورة بتاريخ {date}',
  number: 'رقم الفاتورة',
  download: 'تنزيل بتنسيق PDF',
  print: 'طباعة',
  appNote: 'إذا لم يُحفظ شيء، فافتح {host} في المتصفح ونزّل الفاتورة من هناك.',
  updateCard: 'تحديث البطاقة',
  pastDueTitle: 'هذه الفاتورة غير مدفوعة.',
  failedTitle: 'لم تتم هذه الدفعة.',
  failedText: 'إذا لم تعد البطاقة المحفوظة تعمل، فحدّثها حتى لا تفشل الدفعة القادمة أيضًا.',
  date: 'التاريخ',
  due: 'تاريخ الاستحقاق',
  paidWith: 'طريقة الدفع',
  billedTo: 'صادرة إلى',
  item: 'البند',
  amount: 'المبلغ',
  moreItems: {
    zero: 'لا بنود أخرى في صفحة هذه الفاتورة.',
    one: 'بند واحد آخر في صفحة هذه الفاتورة.',
    two: 'بندان آخران في صفحة هذه الفاتورة.',
    few: '{count} بنود أخرى في صفحة هذه الفاتورة.',
    many: '{count} بندًا آخر في صفحة هذه الفاتورة.',
    other: '{count} بند آخر في صفحة هذه الفاتورة.',
  },
  subTotal: 'الإجمالي الفرعي',
  tax: 'الضريبة',
  total: 'الإجمالي',
  notFound: 'لم نتمكن من العثور على هذه الفاتورة في حسابك.',
} satisfies SentencesIn<'ar', typeof english>;
