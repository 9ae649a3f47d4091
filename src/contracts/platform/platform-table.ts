import { accessOperations } from './platform-access.ts';
import { accountOperations } from './platform-account.ts';
import { moneyOperations } from './platform-money.ts';
import { planOperations } from './platform-plans.ts';

/**
 * Every call that the portal makes to a brand's platform. The table is closed: the client accepts only a name of this
 * table.
 */
export const platformOperations = {
  ...accessOperations,
  ...accountOperations,
  ...planOperations,
  ...moneyOperations,
} as const;

export type PlatformOperations = typeof platformOperations;
export type OperationName = keyof PlatformOperations;

/** The calls that spend a budget. Only `budgetedCall` makes them (docs/adr/018). */
export type BudgetedOperationName = {
  [Name in OperationName]: PlatformOperations[Name]['budget'] extends undefined ? never : Name;
}[OperationName];
