import type { MarkedCall } from '../account-call.ts';

/** An alert above the plans, with the page that solves the problem. */
export type MyPlanAlert = {
  kind: 'error' | 'warning' | 'success' | 'info';
  title: string;
  text: string | undefined;
  link: { href: string; label: string } | undefined;
  /** Another page that solves it. */
  other?: { href: string; label: string } | undefined;
};

/** A plan change that the person has not finished. `onward` leads to its next step. */
export type UnderWayText = {
  title: string;
  text: string;
  onward: { href: string; label: string };
  other: { href: string; label: string };
  /** The label and the call of the form that discards the change. */
  discard: string;
  action: MarkedCall;
};
