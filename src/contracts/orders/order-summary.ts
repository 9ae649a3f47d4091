import type { DeviceChipsText } from '../devices/drawn-device.ts';

/** A line of the bill. */
export type BillLine = { label: string; value: string };

/** The lines of today's charge, their total, and sentences about the later charges. */
export type OrderCost = { bill: BillLine[]; total: BillLine; next: string[] };

/** The plan that is ordered, as text. */
export type OrderedPlan = {
  name: string;
  /** The plan that it replaces, as text. */
  from: string | undefined;
  /** Undefined for a plan that is never charged. */
  price: string | undefined;
  /** The period of the price. */
  per: string | undefined;
  /** The warning about a billing cycle that the checkout does not expect; undefined without one. */
  cycleWarning: string | undefined;
  facts: BillLine[];
  deviceCount: number;
  /** Undefined where there are no devices. */
  devices: DeviceChipsText | undefined;
  /** How many of the account's devices the plan does not cover; undefined where it covers all. */
  left: string | undefined;
};

/** The data of the order summary, as text. */
export type OrderSummary = {
  notice: { kind: 'error' | 'warning'; text: string; toPlan: boolean } | undefined;
  plan: OrderedPlan;
  cost: OrderCost;
  card:
    | {
        text: string;
        /** The address of the card brand's logo. */
        image: string | undefined;
        expired: boolean;
        change: { href: string; label: string };
      }
    | undefined;
  promos: { code: string; state: 'used' | 'unused' | 'rejected'; text: string; removeLabel: string }[];
  /** Hidden fields of the order: the values that the person sees, to be compared with the current ones. */
  fields: Record<string, string>;
  back: string;
  /** True where a page of the provider takes the card. */
  isDelegated: boolean;
  actionTokenId: string | null;
};

/** The text about an order that was placed. */
export type OrderThanksText = {
  text: string;
  lines: BillLine[];
  /** The devices on the plan; undefined where there are none or they are unknown. */
  devices: DeviceChipsText | undefined;
  /** Where the person finds the payment later. */
  note: string;
};
