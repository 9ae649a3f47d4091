import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { type BillingLine, BillingLines } from '../billing-lines.tsx';
import { WithdrawalRight, type WithdrawalRightProps } from './withdrawal-right.tsx';

export type DeclarationViewProps = {
  title: string;
  lead: string;
  /** The quicker way of a signed-in person: a link for each plan that Cancel Plan can cancel. */
  quicker: { text: string; links: readonly { href: string; label: string }[] } | undefined;
  /** How the person's plans are billed, or that a store may bill one: no declaration made here ends that. */
  billing: readonly BillingLine[];
  /** The instruction, on the page for withdrawals. */
  withdrawal: WithdrawalRightProps | undefined;
  /** The form. */
  children?: ReactNode;
};

/** A page that takes a declaration. */
export function DeclarationView({
  title,
  lead,
  quicker,
  billing,
  withdrawal,
  children,
}: DeclarationViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      <div className="stack">
        {quicker && (
          <Card>
            <div>
              <p>{quicker.text}</p>
              <ul className="declaration-quicker">
                {quicker.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </Card>
        )}
        {billing.length > 0 && <BillingLines lines={billing} />}
        <Card>{children}</Card>
        {withdrawal && (
          <Card>
            <WithdrawalRight {...withdrawal} />
          </Card>
        )}
      </div>
    </>
  );
}
