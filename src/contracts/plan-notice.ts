/** Something to be said above the plans, with the page that mends it. */
export type PlanNotice = {
  kind: 'error' | 'warning' | 'success' | 'info';
  title: string;
  text: string | undefined;
  link: { href: string; label: string } | undefined;
};

/** A plan change that waits to be finished. `devices` leads to the choice of devices, where that is what is missing. */
export type UnderWayText = {
  title: string;
  text: string;
  devices: { href: string; label: string } | undefined;
  other: { href: string; label: string };
  discard: string;
};
