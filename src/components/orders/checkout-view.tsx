import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../domain/billing/payment-method.ts';
import type { WalletSetup } from '../../contracts/orders/wallet-setup.ts';
import type { OrderCostText } from './order-cost.tsx';
import type { OrderTermsText } from './order-terms.tsx';
import type { OrderedPlanText } from './ordered-plan.tsx';
import { PageHeader } from '../page-header.tsx';
import { type CheckoutAlert, CheckoutAlerts } from './checkout-alerts.tsx';

/** The data of the checkout page, as text. */
export type CheckoutText = {
  alerts: CheckoutAlert[];
  plan: OrderedPlanText;
  methods: {
    method: PaymentMethod;
    label: string;
    hint: string | undefined;
    /** The address of the method's logo. */
    image: string | undefined;
    expired: boolean;
  }[];
  changeCard: string | undefined;
  cost: OrderCostText;
  /** Hidden fields of the order: the values that the person sees, to be compared with the current ones. */
  fields: Record<string, string>;
  terms: OrderTermsText;
  /** True where the button has to say that the order obliges to pay. */
  isObliging: boolean;
  wallets: WalletSetup | undefined;
  /** True where a page of the provider takes the card. */
  isDelegated: boolean;
};

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
