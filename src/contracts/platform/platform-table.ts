import { accessOperations } from './platform-access.ts';
import { accountOperations } from './platform-account.ts';
import { moneyOperations } from './platform-money.ts';
import { planOperations } from './platform-plans.ts';

/**
 * Every call the portal makes to a brand's platform. Closed: the client takes a name
 * from this table and nothing else. `open` marks what the platform's documents leave open.
 */
export const platformOperations = {
  ...accessOperations,
  ...accountOperations,
  ...planOperations,
  ...moneyOperations,
} as const;

export type PlatformOperations = typeof platformOperations;
export type OperationName = keyof PlatformOperations;

/** The calls that spend a budget: only `budgetedCall` makes them (docs/adr/018). */
export type BudgetedOperationName = {
  [Name in OperationName]: PlatformOperations[Name]['budget'] extends undefined ? never : Name;
}[OperationName];

/** What is open for every call alike. */
export const openForEveryCall: readonly string[] = [
  'Signed calls carry an AWS Signature Version 4 for the service `execute-api` in `us-east-2`, made with the temporary credentials of the sign-in, and the session token in the header `peppertoken`, which is signed with the others.',
  'Where the region of `awsUserCredentials` is another one, `us-east-2` holds all the same.',
  'A GET that fails with 502, 503 or 504, or cannot be reached, is asked once more; nothing else is ever repeated.',
  'Every call carries the header `x-request-id`, by which the platform’s log finds what the portal’s log has.',
  'Redirects are not followed, and an answer of more than 2 MiB is not read.',
  'A refusal names its code in `errorCode`, `code`, `errorType`, `error`, `error.code`, `data.code` or `description`, as a number or text, and more in `errorData`, as an object or as JSON text.',
  'An account that is about to be deleted is refused changes with `error.account.pending_delete`.',
  'A list may stand under `docs`. Numbers, flags and dates may come as text; `null`, nil-marked and missing are the same.',
];
