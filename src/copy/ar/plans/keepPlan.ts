import type { SentencesIn } from '../../message.ts';
import type { keepPlan as english } from '../../en/plans/keepPlan.ts';

/** Keeping a plan that is about to change or end. */
export const keepPlan = {
  title: 'هل تريد الاحتفاظ بخطة {plan}؟',
  keep: 'الاحتفاظ بخطة {plan}',
  leadEnding: 'من المقرر أن تنتهي خطة {plan} في {date}. إذا احتفظت بها، فستستمر كما هي اليوم.',
  leadEndingSometime: 'من المقرر أن تنتهي خطة {plan}. إذا احتفظت بها، فستستمر كما هي اليوم.',
  leadChange:
    'من المقرر أن تتغير خطتك من {plan} إلى {to} في {date}. إذا احتفظت بخطة {plan}، فلن يتغير أي شيء.',
  leadChangeSometime: 'من المقرر أن تتغير خطتك من {plan} إلى {to}. إذا احتفظت بخطة {plan}، فلن يتغير أي شيء.',
  chargedToday: 'يُدفع اليوم',
  card: 'البطاقة',
  history: 'سجل الفيديو',
  devices: 'الأجهزة التي ستبقى مشمولة',
  notNow: 'ليس الآن',
  keeping: 'جارٍ الاحتفاظ بخطتك…',
  backToPlan: 'خطتي',
  changed: 'تغيّرت خطتك في هذه الأثناء، لذا لم يُنفَّذ أي شيء. يُرجى مراجعتها مرة أخرى.',
  repriced: 'تغيّر السعر منذ أن رأيته، لذا لم يُنفَّذ أي شيء. يُرجى مراجعته مرة أخرى.',
  underWay: 'ما زال هناك تغيير آخر في خطتك قيد التنفيذ. ستعرف من «خطتي» متى يكتمل.',
  failed: 'عذرًا، لم نتمكن من الاحتفاظ بخطتك الآن. لم يتغير أي شيء ولم يُحصَّل أي مبلغ. يُرجى المحاولة مرة أخرى.',
} satisfies SentencesIn<'ar', typeof english>;
