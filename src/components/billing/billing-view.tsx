import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Facts } from '../facts.tsx';
import { Fold } from '../fold.tsx';
import { PageHeader } from '../page-header.tsx';

/** The provider that takes a card on the portal's own pages, with its public settings for the browser. */
export type CardProvider =
  | { kind: 'recurly'; publicKey: string }
  | { kind: 'stripeElements'; publicKey: string; connectedAccount: string | undefined };

/** The plan that a card is entered for, as text. */
export type BillingPlan = {
  /** The plan with its price, in one line. */
  line: string;
  name: string;
  price: string;
  today: { label: string; value: string };
  /** The next charge; undefined where there is none. */
  next: string | undefined;
};

/** The fault of a card field, as text. */
export type CardFault = { part: 'number' | 'cvv'; text: string };

export type BillingViewProps = {
  title: string;
  lead: string;
  /** The past due payments that the card will pay, if any. */
  due: string | undefined;
  /** The plan the card will pay for, if any. */
  plan: BillingPlan | undefined;
  planTitle: string;
  /** The link to pay for the plan by a wallet instead, and what follows it; undefined where that is not possible. */
  wallets: { text: string; href: string; or: string } | undefined;
  form?: ReactNode;
  /** The bank's challenge for the card just entered. */
  challenge?: ReactNode;
};

/** Shows the card form, the plan the card will pay for, and the bank's challenge if there is one. */
export function BillingView({
  title,
  lead,
  due,
  plan,
  planTitle,
  wallets,
  form,
  challenge,
}: BillingViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      {due && (
        <div className="billing-due">
          <Alert kind="info" text={due} />
        </div>
      )}
      {plan ? (
        <div className="billing-page">
          <div className="billing-aside">
            <Card heading={planTitle} headingId="billing-plan">
              <Fold summary={plan.line}>
                <div className="billing-plan">
                  <p className="billing-plan-name">
                    <bdi>{plan.name}</bdi>
                  </p>
                  <p>{plan.price}</p>
                  <Facts facts={[{ ...plan.today, total: true }]} />
                  {plan.next && <p className="muted">{plan.next}</p>}
                </div>
              </Fold>
            </Card>
            {wallets && (
              <div className="billing-wallets">
                <Button href={wallets.href} variant="secondary" wide>
                  {wallets.text}
                </Button>
                <p className="muted small">{wallets.or}</p>
              </div>
            )}
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
