import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';

/** An error or a warning, for the page and, by its code, for the app around it. */
export type CheckoutAlert = { kind: 'error' | 'warning'; code: string; text: string };

export type CheckoutAlertsProps = {
  alerts: readonly CheckoutAlert[];
  /** A link rendered inside each alert. */
  children?: ReactNode;
};

/** Shows what failed in a checkout; `src/islands/page/announce-alerts.ts` sends each alert to an embedding app. */
export function CheckoutAlerts({ alerts, children }: CheckoutAlertsProps) {
  return alerts.map(({ kind, code, text }, index) => (
    <div key={code} data-checkout-alert={code}>
      <Alert kind={kind} text={text} focus={index === 0}>
        {children}
      </Alert>
    </div>
  ));
}
