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
  pastDueInvoice: 'دفعة {date} وقدرها {amount} غير مسدَّدة.',
  pastDueInvoices: {
    zero: 'لا توجد دفعات غير مسدَّدة.',
    one: 'هناك دفعة واحدة غير مسدَّدة.',
    two: 'هناك دفعتان غير مسدَّدتين.',
    few: 'هناك {count} دفعات غير مسدَّدة.',
    many: 'هناك {count} دفعة غير مسدَّدة.',
    other: 'هناك {count} دفعة غير مسدَّدة.',
  },
  pastDueText:
    'سيحاول مزوّد خدمة الدفع استخدام البطاقة المحفوظة مرة أخرى. إذا لم تعد تعمل، فحدّثها: ستُستخدم البطاقة الجديدة لهذه الدفعة أيضًا. لا حاجة إلى سدادها في أي مكان آخر.',
  pastDueSaved:
    'حُفظت بطاقتك الجديدة، لكن هذا المبلغ لم يُسدَّد بعد. سيحاول مزوّد خدمة الدفع استخدام البطاقة الجديدة، وسترى في «سجل الحساب» متى يُسدَّد. لا تسدّده في أي مكان آخر.',
  seeInvoice: 'فاتورة بتاريخ {date}، {amount}',
  updateCard: 'تحديث البطاقة',
  savedTitle: 'حُفظت بطاقتك.',
  savedText: 'ستُستخدم لكل دفعة من الآن فصاعدًا.',
  paidWithIt: 'سُدِّدت بها دفعة {date} وقدرها {amount}.',
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
