import type { ReactNode } from 'react';
import type { CheckoutAlert } from '../../contracts/orders/checkout.ts';
import { Alert } from '../alert.tsx';

export type CheckoutAlertsProps = {
  alerts: readonly CheckoutAlert[];
  /** Stands in each of them: a way on. */
  children?: ReactNode;
};

/** Says what went wrong with a checkout; `src/islands/page/announce-alerts.ts` tells it to the app around the page. */
export function CheckoutAlerts({ alerts, children }: CheckoutAlertsProps) {
  return alerts.map(({ kind, code, text }, place) => (
    <div key={code} data-checkout-alert={code}>
      <Alert kind={kind} text={text} focus={place === 0}>
        {children}
      </Alert>
    </div>
  ));
}
