import type { Copy } from '../../copy/copy.ts';
import { BackToApp } from '../back-to-app.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx';

export type CheckoutSuccessProps = OrderThanksProps & {
  words: Pick<Copy['checkout'], 'successTitle' | 'successPlan' | 'successHistory'>;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp: string | undefined;
};

/** Confirms an order and links to the next pages. */
export function CheckoutSuccess({ words, backToApp, ...thanks }: CheckoutSuccessProps) {
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
            {backToApp && <BackToApp label={backToApp} />}
          </>
        }
      >
        <OrderThanks {...thanks} />
      </Card>
    </>
  );
}
