import { Alert } from '../alert.tsx';
import type { Copy } from '../../copy/copy.ts';
import { Button } from '../button.tsx';
import { PageHeader } from '../page-header.tsx';

export type OrderUnsureProps = {
  words: Pick<Copy['order'], 'unsureTitle' | 'unsureText' | 'seePlan' | 'pendingRefresh'>;
};

/** Says that an order was sent and its outcome is not known yet. */
export function OrderUnsure({ words }: OrderUnsureProps) {
  return (
    <>
      <PageHeader heading={words.unsureTitle} />
      <div className="stack loose">
        <Alert kind="warning" text={words.unsureText} focus />
        <div className="row">
          <Button href="/subscriptions">{words.seePlan}</Button>
          <Button href="/order-summary" variant="secondary">
            {words.pendingRefresh}
          </Button>
        </div>
      </div>
    </>
  );
}
