import type { ReactNode } from 'react';
import type { BillLine } from '../../contracts/orders/order-summary.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';

export type CheckoutSuccessProps = {
  text: string;
  lines: readonly BillLine[];
  words: Record<'successTitle' | 'successWhatNow' | 'successPlan' | 'successHistory', string>;
  /** The way back to the app around the page. */
  app?: ReactNode;
};

/** Shows what was bought, what was charged, what comes next, and where to go. */
export function CheckoutSuccess({ text, lines, words, app }: CheckoutSuccessProps) {
  return (
    <>
      <PageHeader heading={words.successTitle} />
      <Card
        heading={text}
        headingId="order-placed"
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
        <Facts facts={lines} />
        <p className="muted">{words.successWhatNow}</p>
      </Card>
    </>
  );
}
