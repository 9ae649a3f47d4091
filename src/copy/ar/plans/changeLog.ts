import type { SentencesIn } from '../../message.ts';
import type { changeLog as english } from '../../en/plans/changeLog.ts';

/** Every change of a plan that was made here, on a page that prints. */
export const changeLog = {
  title: 'تغييرات خطتك',
  lead: 'ما طلبته وغيّرته وألغيته هنا في آخر سنتين، كما تم تأكيده.',
  elsewhere:
    'لا تظهر هنا التغييرات التي جرت في التطبيق أو في صفحة مزوّد خدمة الدفع أو عن طريق فريق الدعم، ولا ما سبق بدء حفظ هذه القائمة.',
  emptyTitle: 'لا توجد تغييرات بعد',
  emptyText: 'عندما تطلب خطة أو تغيّرها أو تلغيها هنا، ستجد ذلك في هذه الصفحة.',
  see: 'عرض التأكيد',
  ordered: 'طلبت خطة {plan}.',
  kept: 'اخترت الاحتفاظ بخطة {plan}.',
  cancelled: 'ألغيت خطة {plan}.',
  cancelledUnnamed: 'ألغيت خطتك.',
  devices: {
    0: 'أزلت كل الأجهزة من خطة {plan}.',
    one: 'غيّرت أجهزة خطة {plan} ({count}).',
    two: 'غيّرت أجهزة خطة {plan} ({count}).',
    few: 'غيّرت أجهزة خطة {plan} ({count}).',
    many: 'غيّرت أجهزة خطة {plan} ({count}).',
    other: 'غيّرت أجهزة خطة {plan} ({count}).',
  },
  devicesUnnamed: {
    0: 'أزلت كل الأجهزة من خطتك.',
    one: 'غيّرت أجهزتك ({count}).',
    two: 'غيّرت أجهزتك ({count}).',
    few: 'غيّرت أجهزتك ({count}).',
    many: 'غيّرت أجهزتك ({count}).',
    other: 'غيّرت أجهزتك ({count}).',
  },
  moved: 'نُقلت خطتك إلى خطة {plan}.',
  account: 'الحساب',
  asOf: 'كما في {time}',
} satisfies SentencesIn<'ar', typeof english>;
