import { Alert } from '../alert.tsx';
import { type BillingLine, BillingLines } from '../billing-lines.tsx';

/** What a deletion means for the plans and payments of an account; `warning` where they could not all be read. */
export type DeletionBillingText = {
  title: string;
  lines: readonly BillingLine[];
  warning: { title: string; text: string | undefined } | undefined;
};

/** Says what a deletion means for the plans and payments of an account. */
export function DeletionBilling({ title, lines, warning }: DeletionBillingText) {
  return (
    <section className="deletion-billing" aria-label={title}>
      {warning && <Alert kind="warning" {...warning} />}
      <BillingLines lines={lines} />
    </section>
  );
}
