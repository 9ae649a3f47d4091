import { Alert } from '../alert.tsx';
import type { Copy } from '../../copy/copy.ts';
import { BackToApp } from '../back-to-app.tsx';
import { Button } from '../button.tsx';
import { PageHeader } from '../page-header.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type OrderUnsureProps = {
  words: Pick<Copy['order'], 'unsureTitle' | 'unsureText' | 'seePlan' | 'pendingRefresh'>;
  /** The words of the way back to the app; undefined outside of one. */
  backToApp?: string | undefined;
};

/** Says that an order was sent and its outcome is not known yet. */
export function OrderUnsure({ words, backToApp }: OrderUnsureProps) {
  return (
    <>
      <PageHeader heading={words.unsureTitle} />
      <div className="stack loose">
        <Alert kind="warning" text={words.unsureText} focus />
        <div className="row">
          <Button href={pathTo('myPlan')}>{words.seePlan}</Button>
          <Button href={pathTo('orderSummary')} variant="secondary">
            {words.pendingRefresh}
          </Button>
          {backToApp && <BackToApp label={backToApp} home={pathTo('myPlan')} />}
        </div>
      </div>
    </>
  );
}
