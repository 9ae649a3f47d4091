/** Something to be said above the plans, with the page that mends it. */
export type MyPlanAlert = {
  kind: 'error' | 'warning' | 'success' | 'info';
  title: string;
  text: string | undefined;
  link: { href: string; label: string } | undefined;
  /** Another way to mend it. */
  other?: { href: string; label: string } | undefined;
};

/** A plan change that waits to be finished. `onward` leads to what comes next. */
export type UnderWayText = {
  title: string;
  text: string;
  onward: { href: string; label: string };
  other: { href: string; label: string };
  discard: string;
};
