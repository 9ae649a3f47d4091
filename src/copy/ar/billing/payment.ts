import type { SentencesIn } from '../../message.ts';
import type { payment as english } from '../../en/billing/payment.ts';

/** Payment information. */
export const payment = {
  title: 'الدفع',
  loading: 'جارٍ تحميل بطاقتك وفواتيرك…',
  cardTitle: 'البطاقة المحفوظة',
  change: 'تغيير',
  addCard: 'إضافة بطاقة',
  noCard: 'لا توجد بطاقة ائتمانية محفوظة.',
  cardExpired: 'بطاقة منتهية الصلاحية',
  apple: 'الفوترة عبر iTunes',
  appleText: 'انتقل إلى iTunes لتحديث تفاصيل الدفع',
  applePaid: 'الخطة {plan} مدفوعة حتى {date}.',
  appleFree: 'الخطة {plan} مجانية حتى {date}.',
  appleLink: 'فتح اشتراكاتك لدى Apple',
  upcoming: 'الدفعة القادمة',
  addressTitle: 'عنوان الفوترة',
  invoicesTitle: 'آخر الفواتير',
  allInvoices: 'كل الفواتير',
  pastDueInvoice: 'الدفعة بتاريخ {date} بمبلغ {amount} لم تُسدَّد.',
  pastDueInvoices: {
    zero: 'لا توجد دفعات غير مسدَّدة.',
    one: 'هناك دفعة واحدة لم تُسدَّد.',
    two: 'هناك دفعتان لم تُسدَّدا.',
    few: 'هناك {count} دفعات لم تُسدَّد.',
    many: 'هناك {count} دفعة لم تُسدَّد.',
    other: 'هناك {count} دفعة لم تُسدَّد.',
  },
  pastDueText:
    'سيعيد مزوّد خدمة الدفع محاولة الدفع بالبطاقة المحفوظة. إذا لم تعد هذه البطاقة تعمل، فحدّثها: ستُستخدم البطاقة الجديدة لهذه الدفعة أيضًا. لا حاجة إلى سدادها في أي مكان آخر.',
  pastDueSaved:
    'حُفظت بطاقتك الجديدة، ولم يُسدَّد هذا المبلغ بعد. سيحاول مزوّد خدمة الدفع استخدام البطاقة الجديدة، وسيظهر في «سجل الحساب» متى تم السداد. يُرجى عدم السداد في أي مكان آخر.',
  seeInvoice: 'فاتورة بتاريخ {date}، {amount}',
  updateCard: 'تحديث البطاقة',
  savedTitle: 'تم حفظ بطاقتك.',
  savedText: 'ستُستخدم لكل دفعة من الآن فصاعدًا.',
  paidWithIt: 'سُدِّدت بها الدفعة بتاريخ {date} بمبلغ {amount}.',
  savedUnknown:
    'لم نتمكن من الاطّلاع على فواتيرك الآن: يمكنك أن تعرف من «سجل الحساب» ما إذا كانت هناك فاتورة غير مدفوعة.',

  mastercard: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  dinersClub: 'Diners Club',
  jcb: 'JCB',
  appleCard: 'Apple',
  otherCard: 'بطاقة',
} satisfies SentencesIn<'ar', typeof english>;
