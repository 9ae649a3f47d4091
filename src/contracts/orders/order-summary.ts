import type { DeviceChipsText } from '../devices/drawn-device.ts';

/** A line of the bill. */
export type BillLine = { label: string; value: string };

/** What is charged now, line by line, what that comes to, and in sentences what is charged later. */
export type OrderCost = { bill: BillLine[]; total: BillLine; next: string[] };

/** What is bought. */
export type OrderedPlan = {
  name: string;
  /** The plan it takes the place of, in words. */
  from: string | undefined;
  /** Undefined where nothing is ever charged. */
  price: string | undefined;
  /** How often. */
  per: string | undefined;
  /** Set where the cycle is another than the checkout knows. */
  cycleWarning: string | undefined;
  facts: BillLine[];
  deviceCount: number;
  /** Undefined for none. */
  devices: DeviceChipsText | undefined;
  /** How many devices the plan has no room for. */
  left: string | undefined;
};

/** The order summary in words. */
export type OrderSummary = {
  notice: { kind: 'error' | 'warning'; text: string; toPlan: boolean } | undefined;
  plan: OrderedPlan;
  cost: OrderCost;
  card:
    | {
        text: string;
        /** The address of the card brand's picture. */
        image: string | undefined;
        expired: boolean;
        change: { href: string; label: string };
      }
    | undefined;
  promos: { code: string; state: 'used' | 'unused' | 'rejected'; text: string; removeLabel: string }[];
  /** Hidden fields of the order: what the person sees, to be compared with the truth. */
  fields: Record<string, string>;
  back: string;
  /** A page of the provider takes the card. */
  isDelegated: boolean;
  actionTokenId: string | null;
};

/** What is said of an order that was placed. */
export type OrderThanksText = {
  text: string;
  lines: BillLine[];
  /** The devices on the plan; undefined where there are none, or nobody knows which. */
  devices: DeviceChipsText | undefined;
  /** Where what was paid can be looked up. */
  note: string;
};
