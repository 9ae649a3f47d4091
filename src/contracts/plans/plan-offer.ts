import type { DeviceChipsText } from '../devices/drawn-device.ts';

/** What a person can do with an offered plan. */
export type OfferChoice =
  | { kind: 'signIn'; href: string; text: string }
  /** Cannot be chosen; `why` is the reason where the button's text does not state it. */
  | { kind: 'closed'; text: string; why: string | undefined }
  /** A radio button. `isToday` marks the current plan; choosing it changes nothing. */
  | {
      kind: 'open';
      text: string;
      selectedText: string;
      isSelected: boolean;
      isToday: boolean;
      isLegacy: boolean;
    };

/** A difference between two plans, as text. */
export type PlanDifference = { text: string; direction: 'up' | 'down' | undefined };

/** An offered plan, as text. */
export type PlanOffer = {
  id: string;
  name: string;
  /** What distinguishes it from another plan of the same name. */
  detail: string | undefined;
  /** Undefined where the platform states no price. */
  price: string | undefined;
  per: string | undefined;
  /** The monthly price and the saving of a long term. */
  eachMonth: string | undefined;
  /** The free trial before the first charge, where this person may have one. */
  trial: string | undefined;
  /** The label of the person's current plan, or of a legacy plan. */
  mark: string | undefined;
  features: string[];
  /** The platform's own selling points, in its own language. */
  highlights: readonly string[];
  /** The differences from the person's current plan. */
  differences: PlanDifference[];
  /** Name, price and price difference, for the bar at the bottom. */
  summary: string;
  /** Undefined while it is unknown what the person may choose. */
  choice: OfferChoice | undefined;
};

/** The plans of one term. */
export type PlanOfferGroup = { term: 'monthly' | 'yearly' | 'twoYears'; title: string; offers: PlanOffer[] };

/** What a change takes away, as text, and the two ways to continue. */
export type LossQuestion = {
  title: string;
  /** One line for each loss, or one that says there is none. */
  lines: string[];
  since: string;
  isLoss: boolean;
  notNow: { href: string; label: string };
  yes: string;
  planId: string;
};

/** The cameras that lose cover, by name, with a common label. */
export type LostCameras = { label: string; devices: DeviceChipsText };
