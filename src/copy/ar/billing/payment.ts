import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'الدفع',
  loading: 'جارٍ تحميل بطاقتك وفواتيرك…',
  cardTitle: 'البطاقة المحفوظة',
  change: 'تغيير',
  addCard: 'إضافة بطاقة',
  noCard: 'لا توجد بطاقة محفوظة.',
  cardExpired: 'بطاقة منتهية الصلاحية',
  apple: 'الفوترة عبر iTunes',
  appleText: 'انتقل إلى iTunes لتحديث تفاصيل الدفع',
  applePaid: 'خطة {plan} مدفوعة حتى {date}.',
  appleFree: 'خطة {plan} مجانية حتى {date}.',
  appleLink: 'فتح اشتراكاتك لدى Apple',
  upcoming: 'الدفعة القادمة',
  addressTitle: 'عنوان الفوترة',
  invoicesTitle: 'آخر الفواتير',
  allInvoices: 'كل الفواتير',
  pastDueInvoice: 'لم يُسدَّد مبلغ {amount} المستحق عن فاتورة {date}.',
  pastDueInvoices: {
    zero: 'لا توجد فواتير غير مدفوعة.',
    one: 'هناك فاتورة واحدة غير مدفوعة.',
    two: 'هناك فاتورتان غير مدفوعتين.',
    few: 'هناك {count} فواتير غير مدفوعة.',
    many: 'هناك {count} فاتورة غير مدفوعة.',
    other: 'هناك {count} فاتورة غير مدفوعة.',
  },
  pastDueText:
    'سيحاول مزوّد خدمة الدفع استخدام البطاقة المحفوظة مرة أخرى. إذا لم تعد تعمل، فحدّثها: ستُستخدم البطاقة الجديدة لسداد المبلغ المستحق أيضًا. لا حاجة إلى سداده في أي مكان آخر.',
  pastDueSaved:
    'حُفظت بطاقتك الجديدة، لكن المبلغ المستحق لم يُسدَّد بعد. سيحاول مزوّد خدمة الدفع استخدام البطاقة الجديدة، وسترى في «سجل الحساب» متى يُسدَّد. لا تسدّده في أي مكان آخر.',
  seeInvoice: 'فاتورة بتاريخ {date}، {amount}',
  updateCard: 'تحديث البطاقة',
  savedTitle: 'حُفظت بطاقتك.',
  savedText: 'ستُستخدم لكل دفعة من الآن فصاعدًا.',
  paidWithIt: 'سُدِّد بها مبلغ {amount} المستحق عن فاتورة {date}.',
  savedUnknown: 'لم نتمكن من الاطّلاع على فواتيرك الآن. ستعرف من «سجل الحساب» هل هناك فاتورة غير مدفوعة.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'بطاقة',
} satisfies SentencesIn<'ar', typeof english>;
