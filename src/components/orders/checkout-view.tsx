import type { ReactNode } from 'react';
import type { CheckoutAlert } from '../../contracts/orders/checkout.ts';
import { PageHeader } from '../page-header.tsx';
import { CheckoutAlerts } from './checkout-alerts.tsx';

export type CheckoutViewProps = {
  heading: string;
  lead: string;
  alerts: readonly CheckoutAlert[];
  /** The form that pays. */
  children?: ReactNode;
};

/** Shows the checkout: its alerts and the form that pays. */
export function CheckoutView({ heading, lead, alerts, children }: CheckoutViewProps) {
  return (
    <>
      <PageHeader heading={heading} lead={lead} />
      <div className="stack loose">
        <CheckoutAlerts alerts={alerts} />
        {children}
      </div>
    </>
  );
}
