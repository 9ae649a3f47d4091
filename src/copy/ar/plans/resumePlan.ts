import type { SentencesIn } from '../../message.ts';
import type { resumePlan as english } from '../../en/plans/resumePlan.ts';

/** Keeping a plan that is about to change or end. */
export const resumePlan = {
  title: 'هل تريد الاحتفاظ بخطة {plan}؟',
  keep: 'الاحتفاظ بخطة {plan}',
  leadEnding: 'ستنتهي خطة {plan} في {date}. إذا احتفظت بها، فستستمر كما هي اليوم.',
  leadEndingSometime: 'ستنتهي خطة {plan}. إذا احتفظت بها، فستستمر كما هي اليوم.',
  leadChange: 'ستتغير خطتك من {plan} إلى {to} في {date}. إذا احتفظت بخطة {plan}، فلن يتغير أي شيء.',
  leadChangeSometime: 'ستتغير خطتك من {plan} إلى {to}. إذا احتفظت بخطة {plan}، فلن يتغير أي شيء.',
  card: 'البطاقة',
  history: 'سجل الفيديو',
  devices: 'الأجهزة التي ستبقى مشمولة',
  notNow: 'ليس الآن',
  keeping: 'جارٍ الاحتفاظ بخطتك…',
  changed: 'تغيّرت خطتك في هذه الأثناء، لذا لم ننفّذ أي شيء. راجعها مرة أخرى.',
  repriced: 'تغيّر السعر منذ أن رأيته، لذا لم نُجرِ أي تغيير على خطتك. راجعه مرة أخرى.',
  underWay: 'ما زلنا ننفّذ تغييرًا آخر في خطتك. سترى في «خطتي» متى يكتمل.',
  failed: 'عذرًا، لم نتمكن من الاحتفاظ بخطتك الآن. لم يتغير أي شيء، ولم يُحصَّل منك أي مبلغ. حاول مرة أخرى.',
} satisfies SentencesIn<'ar', typeof english>;
