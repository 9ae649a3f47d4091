import { payment } from '../copy/en/billing/payment.ts';
import { myPlan } from '../copy/en/plans/myPlan.ts';
import { sampleTexts, type Stories } from './stories.ts';
import { CardTrouble } from './card-trouble.tsx';

const button = { href: '#card', label: payment.updateCard };

export const stories: Stories = {
  'an unpaid invoice': (
    <CardTrouble
      kind="error"
      title={sampleTexts(payment, 'pastDueInvoice').join()}
      titleHref="#invoice"
      text={myPlan.pastDueText}
      button={button}
    />
  ),
  'a card that has expired': (
    <CardTrouble
      kind="warning"
      title={myPlan.cardExpiredTitle}
      titleHref={undefined}
      text={myPlan.cardExpiredText}
      button={button}
    />
  ),
  'a new card that has not paid yet': (
    <CardTrouble
      kind="error"
      title={sampleTexts(payment, 'pastDueInvoice').join()}
      titleHref="#invoice"
      text={sampleTexts(payment, 'pastDueSaved').join()}
      button={undefined}
    />
  ),
};
