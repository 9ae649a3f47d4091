import type { SentencesIn } from '../../message.ts';
import type { planBilling as english } from '../../en/plans/planBilling.ts';

/** How a plan is billed from now on: said before anything ends, once it is done, and in the letter about it. */
export const planBilling = {
  charged: 'تُفوتر خطة {plan} عبر {brand}. الدفعة القادمة: {amount} في {date}.',
  chargedOn: 'تُفوتر خطة {plan} عبر {brand}. الدفعة القادمة في {date}.',
  chargedSometime: 'تُفوتر خطة {plan} عبر {brand}. لا يمكننا معرفة موعد الدفعة القادمة.',
  trial: 'خطة {plan} مجانية حتى {date}. بعد ذلك تدفع {amount} لـ {brand}.',
  trialOn: 'خطة {plan} مجانية حتى {date}. بعد ذلك يبدأ الدفع لـ {brand}.',
  trialSometime: 'خطة {plan} في فترتها التجريبية المجانية. بعد ذلك يبدأ الدفع لـ {brand}.',
  ending: 'تنتهي خطة {plan} في {date}، ولن تدفع مقابلها أي مبلغ آخر.',
  endingSometime: 'أُلغيت خطة {plan}، ولن تدفع مقابلها أي مبلغ آخر.',
  store:
    'تُفوتر خطة {plan} عبر {store}. لا يمكن إنهاؤها إلا لدى {store}، وستظل تدفع لـ {store} إلى أن تلغيها هناك.',
  elsewhere:
    'لا يمكننا معرفة الجهة التي تفوتر خطة {plan}. هذه الجهة وحدها يمكنها إنهاء الخطة، وستظل تدفع لها إلى أن تلغي الخطة هناك.',
  storeLink: 'اشتراكاتك لدى {store}',
  anyStore:
    'إذا اشتريت خطة عبر Apple أو Google Play أو متجر آخر، فلا يمكن إنهاؤها إلا لدى ذلك المتجر، وستظل تدفع له إلى أن تلغيها هناك.',
  updating: 'تم تأكيد آخر تغيير أجريته في خطة {plan}، لكنه لا يظهر هنا بعد.',
  unclear: 'لا يمكننا معرفة هل سيُحصَّل منك مبلغ آخر مقابل خطة {plan}. يمكن لفريق الدعم إخبارك بذلك.',
} satisfies SentencesIn<'ar', typeof english>;
