import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx';

export type CheckoutSuccessProps = OrderThanksProps & {
  words: Record<'successTitle' | 'successPlan' | 'successHistory', string>;
  /** The link back to the embedding app. */
  app?: ReactNode;
};

/** Confirms an order and links to the next pages. */
export function CheckoutSuccess({ words, app, ...thanks }: CheckoutSuccessProps) {
  return (
    <>
      <PageHeader heading={words.successTitle} />
      <Card
        foot={
          <>
            <Button href="/subscriptions">{words.successPlan}</Button>
            <Button href="/account-history" variant="secondary">
              {words.successHistory}
            </Button>
            {app}
          </>
        }
      >
        <OrderThanks {...thanks} />
      </Card>
    </>
  );
}
