import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';

/** The provider that takes a card on the portal's own pages, with its public settings for the browser. */
export type CardProvider =
  | { kind: 'recurly'; publicKey: string }
  | { kind: 'stripeElements'; publicKey: string; connectedAccount: string | undefined };

/** The plan that a card is entered for, as text. */
export type BillingPlan = {
  name: string;
  /** What is charged today, and what next on which day. */
  charges: string;
  price: string;
};

/** The fault of a card field, as text. */
export type CardFault = { part: 'number' | 'cvv'; text: string };

export type BillingViewProps = {
  title: string;
  /** What is on file now, if anything. */
  lead: string | undefined;
  /** The past due payments that the card will pay, if any. */
  due: string | undefined;
  /** The plan the card will pay for, if any. */
  plan: BillingPlan | undefined;
  planTitle: string;
  /** The link to pay for the plan by a wallet instead, with the images of their marks, and what follows it; undefined where that is not possible. */
  wallets: { text: string; marks: readonly string[]; href: string; or: string } | undefined;
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
              <div className="billing-plan">
                <p className="billing-plan-name">
                  <bdi>{plan.name}</bdi>
                </p>
                <p className="billing-plan-charges">{plan.charges}</p>
                <p className="muted small">{plan.price}</p>
              </div>
            </Card>
            {wallets && (
              <div className="billing-wallets">
                <Button href={wallets.href} variant="secondary" wide>
                  {wallets.marks.map((mark) => (
                    <img key={mark} src={mark} alt="" width="36" height="36" />
                  ))}
                  <span>{wallets.text}</span>
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
