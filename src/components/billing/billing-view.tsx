import type { ReactNode } from 'react';
import type { BillingPlan, BillingView as BillingPage } from '../../contracts/billing/billing-view.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';

export type BillingViewProps = {
  title: string;
  lead: string;
  /** The plan the card will pay for, if any. */
  plan: BillingPlan | undefined;
  planTitle: string;
  /** The link to pay for the plan by a wallet instead of a card. */
  wallets: BillingPage['wallets'];
  form?: ReactNode;
  /** The bank's challenge for the card just entered. */
  challenge?: ReactNode;
};

/** Shows the card form, the plan the card will pay for, and the bank's challenge if there is one. */
export function BillingView({ title, lead, plan, planTitle, wallets, form, challenge }: BillingViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      {plan ? (
        <div className="billing-page">
          <div className="billing-aside">
            <Card heading={planTitle} headingId="billing-plan">
              <div>
                <p className="billing-plan-name">
                  <bdi>{plan.name}</bdi>
                </p>
                <p>{plan.price}</p>
              </div>
              <Facts facts={[{ ...plan.today, total: true }]} />
              {plan.next && <p className="muted">{plan.next}</p>}
              {wallets && (
                <div className="billing-wallets">
                  <Button href={wallets.href} variant="secondary" wide>
                    {wallets.text}
                  </Button>
                </div>
              )}
            </Card>
          </div>
          {form}
        </div>
      ) : (
        form
      )}
      {challenge}
    </>
  );
}
