import type { Tier } from '../catalogue/catalogue-schema.ts';
import type { NamedDevice } from './device-shelf.ts';
import type { Account } from './entities.ts';
import type { Home } from './homes.ts';

/** What every persona's card, plan and bills look like, told relative to the moment of the seed. */
export type PersonaPlan = {
  /** Picks the plan from a brand's catalogue by what it is, never by the brand. */
  tier(catalogue: readonly Tier[]): Tier | undefined;
  /** How many of the cameras are on the plan; as many as the plan allows when absent. */
  covered?: number;
  renewsInDays?: number;
  trialEndsInDays?: number;
  /** The lower plan that is to follow at renewal. */
  followedBy?(catalogue: readonly Tier[], current: Tier): Tier | undefined;
  billedByApple?: true;
};

/** A second plan beside the first, which the Apple store bills. It covers devices that the first leaves uncovered. */
export type PersonaApplePlan = Required<Pick<PersonaPlan, 'covered' | 'renewsInDays'>> &
  Pick<PersonaPlan, 'tier'>;

/** Somebody who lives in the sandbox, the same in every brand that sells such a plan. */
export type Persona = {
  key: string;
  fullName: string;
  /** One line for the sandbox's page. */
  summary: string;
  devices: readonly NamedDevice[];
  /** Where they live, which decides about currency and tax; in the brand's own country when absent. */
  home?: Home;
  /** Absent for somebody without a plan. */
  plan?: PersonaPlan;
  /** Only beside `plan`. */
  alsoByApple?: PersonaApplePlan;
  card?: { type: string; lastFour: string; expired?: true };
  /** How many invoices, one for each past period; `everyStatus` is 23 of them with everything a list may hold. */
  invoices?: number | 'everyStatus';
  /** The latest invoice was never paid. */
  pastDue?: true;
  account?: Partial<Pick<Account, 'gate' | 'status' | 'trialUsed' | 'migration'>>;
  /** `nowhere`: a code is asked for, and the platform knows no way to send it. */
  secondFactor?: 'email' | 'sms' | 'nowhere';
};
