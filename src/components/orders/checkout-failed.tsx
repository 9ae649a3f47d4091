import type { Copy } from '../../copy/copy.ts';
import { Button } from '../button.tsx';
import { PageHeader } from '../page-header.tsx';
import { type CheckoutAlert, CheckoutAlerts } from './checkout-alerts.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type CheckoutFailedProps = {
  alert: CheckoutAlert;
  /** URL to try the checkout again. */
  again: string;
  words: Pick<Copy['checkout'], 'title' | 'tryAgain' | 'toPlans'>;
};

/** Says why the checkout cannot be shown. */
export function CheckoutFailed({ alert, again, words }: CheckoutFailedProps) {
  return (
    <>
      <PageHeader heading={words.title} />
      <div className="stack loose">
        <CheckoutAlerts alerts={[alert]}>
          <a href={again}>{words.tryAgain}</a>
        </CheckoutAlerts>
        <div className="row">
          <Button href={pathTo('plans')} variant="secondary">
            {words.toPlans}
          </Button>
        </div>
      </div>
    </>
  );
}
