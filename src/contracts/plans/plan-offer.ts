import type { DeviceChipsText } from '../devices/drawn-device.ts';

/** What a person can do with a plan on offer. */
export type OfferChoice =
  | { kind: 'signIn'; href: string; text: string }
  /** Not to be had, and why, where the button does not say it. */
  | { kind: 'closed'; text: string; why: string | undefined }
  /** One of the radio buttons. `isToday`: the plan the person is on; choosing it changes nothing. */
  | {
      kind: 'open';
      text: string;
      selectedText: string;
      isSelected: boolean;
      isToday: boolean;
      isLegacy: boolean;
    };

/** One way in which a plan differs from another, in words. */
export type PlanDifference = { text: string; direction: 'up' | 'down' | undefined };

/** One plan on offer, in words. */
export type PlanOffer = {
  id: string;
  name: string;
  /** What tells it from another of its name. */
  detail: string | undefined;
  /** Undefined where the platform names no price. */
  price: string | undefined;
  per: string | undefined;
  /** What a long term comes to each month, and saves. */
  eachMonth: string | undefined;
  /** The free trial that goes first, where this person may have one. */
  trial: string | undefined;
  /** That it is the person's own plan, or an older one. */
  mark: string | undefined;
  features: string[];
  /** The platform's own selling points, in its own language. */
  highlights: readonly string[];
  /** How it differs from the person's plan of today, and which way. */
  differences: PlanDifference[];
  /** Name, price and what it costs more or less, for the bar below. */
  summary: string;
  /** Undefined while nobody can say what may be chosen. */
  choice: OfferChoice | undefined;
};

/** The plans of one term. */
export type PlanOfferGroup = { term: 'monthly' | 'yearly' | 'twoYears'; title: string; offers: PlanOffer[] };

/** What a change takes away, in words, and the two ways out. */
export type LossQuestion = {
  title: string;
  /** One line for each thing that is lost, or that nothing is. */
  lines: string[];
  since: string;
  isLoss: boolean;
  notNow: { href: string; label: string };
  yes: string;
  planId: string;
};

/** The cameras that lose cover, by name, with what they are called together. */
export type LostCameras = { label: string; devices: DeviceChipsText };
