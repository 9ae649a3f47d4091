import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx';

export type CheckoutSuccessProps = OrderThanksProps & {
  words: Pick<Copy['checkout'], 'successTitle' | 'successPlan' | 'successHistory'>;
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
