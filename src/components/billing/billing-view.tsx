import type { ReactNode } from 'react';
import type { BillingPlan, BillingView as BillingPage } from '../../contracts/billing/billing-view.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { PageHeader } from '../page-header.tsx';
import '../../styles/billing-plan.css';

export type BillingViewProps = {
  title: string;
  lead: string;
  /** The plan the card is for, where it is for one. */
  plan: BillingPlan | undefined;
  planTitle: string;
  /** Another way to pay for it than by card. */
  wallets: BillingPage['wallets'];
  form?: ReactNode;
  /** The question of the bank about the card just entered. */
  challenge?: ReactNode;
};

/** Shows the card form, beside it the plan the card is for, and the question of the bank where it has one. */
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
