import type { ReactNode } from 'react';
import { Alert } from '../alert.tsx';

/** An error or a warning; no two alerts of a page have the same code. */
export type CheckoutAlert = { kind: 'error' | 'warning'; code: string; text: string };

export type CheckoutAlertsProps = {
  alerts: readonly CheckoutAlert[];
  /** A link rendered inside each alert. */
  children?: ReactNode;
};

/** Shows what failed in a checkout. */
export function CheckoutAlerts({ alerts, children }: CheckoutAlertsProps) {
  return alerts.map(({ kind, code, text }, index) => (
    <Alert key={code} kind={kind} text={text} focus={index === 0}>
      {children}
    </Alert>
  ));
}
