import type { Copy } from '../../copy/copy.ts';
import { BackToApp } from '../back-to-app.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { OrderThanks, type OrderThanksProps } from './order-thanks.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type CheckoutSuccessProps = OrderThanksProps & {
  /** The page that lists invoices. */
  invoices: { href: string; label: string };
  words: Pick<Copy['checkout'], 'successTitle' | 'successPlan'>;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp: string | undefined;
};

/** Confirms an order and links to the next pages. */
export function CheckoutSuccess({ invoices, words, backToApp, ...thanks }: CheckoutSuccessProps) {
  return (
    <>
      <PageHeader heading={words.successTitle} />
      <Card
        foot={
          <>
            <Button href={pathTo('myPlan')}>{words.successPlan}</Button>
            <Button href={invoices.href} variant="secondary">
              {invoices.label}
            </Button>
            {backToApp && <BackToApp label={backToApp} home={pathTo('myPlan')} />}
          </>
        }
      >
        <OrderThanks {...thanks} />
      </Card>
    </>
  );
}
