import type { ReactNode } from 'react';
import type { CheckoutAlert } from '../../contracts/orders/checkout.ts';
import { Alert } from '../alert.tsx';

export type CheckoutAlertsProps = {
  alerts: readonly CheckoutAlert[];
  /** A link rendered inside each alert. */
  children?: ReactNode;
};

/** Shows what failed in a checkout; `src/islands/page/announce-alerts.ts` sends each alert to an embedding app. */
export function CheckoutAlerts({ alerts, children }: CheckoutAlertsProps) {
  return alerts.map(({ kind, code, text }, place) => (
    <div key={code} data-checkout-alert={code}>
      <Alert kind={kind} text={text} focus={place === 0}>
        {children}
      </Alert>
    </div>
  ));
}
