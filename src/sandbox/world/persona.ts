import type { Tier } from '../catalogue/catalogue-schema.ts';
import type { NamedDevice } from './device-shelf.ts';
import type { Account } from './entities.ts';
import type { Home } from './homes.ts';

/** The plan of a persona, with its dates relative to the time of the seed. */
export type PersonaPlan = {
  /** Selects the plan from a brand's catalogue by its properties, never by the brand. */
  tier(catalogue: readonly Tier[]): Tier | undefined;
  /** How many of the cameras the plan covers; as many as the plan allows if undefined. */
  covered?: number;
  renewsInDays?: number;
  trialEndsInDays?: number;
  /** The lower plan that replaces it at renewal. */
  followedBy?(catalogue: readonly Tier[], current: Tier): Tier | undefined;
  billedByApple?: true;
  /** How it stands, if it does not simply run; a paused or ended one has no renewal. */
  standing?: { kind: 'paused' } | { kind: 'ended'; daysAgo: number } | { kind: 'word'; word: string };
};

/** A second plan, billed by the App Store. It covers devices that the first plan does not cover. */
export type PersonaApplePlan = Required<Pick<PersonaPlan, 'covered' | 'renewsInDays'>> &
  Pick<PersonaPlan, 'tier'>;

/** A plan that ended before the present one, with the number of its invoices. */
export type PersonaEarlierPlan = Pick<PersonaPlan, 'tier'> & { endedDaysAgo: number; invoices: number };

/** A person of the sandbox, the same for every brand that sells such a plan. */
export type Persona = {
  key: string;
  fullName: string;
  /** One line for the sandbox page. */
  summary: string;
  devices: readonly NamedDevice[];
  /** The home address, which determines currency and tax; in the brand's own country if undefined. */
  home?: Home;
  /** Undefined for a persona without a plan. */
  plan?: PersonaPlan;
  /** Only together with `plan`. */
  alsoByApple?: PersonaApplePlan;
  /** Only together with `plan` and `card`. */
  earlier?: PersonaEarlierPlan;
  card?: { type: string; lastFour: string; expired?: true };
  /** How many invoices, one per past period; `everyStatus` is 23 invoices with every kind of entry. */
  invoices?: number | 'everyStatus';
  /** The latest invoice was never paid. */
  pastDue?: true;
  account?: Partial<Pick<Account, 'signIn' | 'status' | 'trialUsed' | 'migration'>>;
  /** `nowhere`: a code is required, and the platform has no way to send it. */
  secondFactor?: 'email' | 'sms' | 'nowhere';
};
