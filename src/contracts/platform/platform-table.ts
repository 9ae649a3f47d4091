import { accessOperations } from './platform-access.ts';
import { moneyOperations } from './platform-money.ts';
import { planOperations } from './platform-plans.ts';

/**
 * Every call the portal makes to a brand's platform. Closed: the client takes a name
 * from this table and nothing else. `chosen` marks what the spec does not show.
 */
export const platformOperations = { ...accessOperations, ...planOperations, ...moneyOperations } as const;

export type PlatformOperations = typeof platformOperations;
export type OperationName = keyof PlatformOperations;

/** The calls that spend a budget: only `budgetedCall` makes them (docs/adr/018). */
export type BudgetedOperationName = {
  [Name in OperationName]: PlatformOperations[Name]['budget'] extends undefined ? never : Name;
}[OperationName];
