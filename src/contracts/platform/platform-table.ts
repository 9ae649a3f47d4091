import { accessOperations } from './platform-access.ts';
import { accountOperations } from './platform-account.ts';
import { moneyOperations } from './platform-money.ts';
import { planOperations } from './platform-plans.ts';

/**
 * Every call that the portal makes to a brand's platform. The table is closed: the client accepts only a name of this
 * table. `open` lists what the platform's documents leave open.
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

/** The assumptions that concern every call. */
export const openForEveryCall: readonly string[] = [
  'Signed calls carry an AWS Signature Version 4 for the service `execute-api` in `us-east-2`, made with the temporary credentials of the sign-in, and the session token in the header `peppertoken`, which is signed with the others.',
  'The portal uses `us-east-2` even where `awsUserCredentials` names another region.',
  'The portal retries a GET once where it fails with 502, 503 or 504, gets no connection, or is refused because of the time of its signature. It retries no other call, and no GET under `/authcode`.',
  'Every call carries the header `x-request-id`, which connects the platform’s log with the portal’s log.',
  'The portal follows no redirect and reads no response of more than 2 MiB.',
  'A refusal has its code in `errorCode`, `code`, `errorType`, `error`, `error.code`, `data.code` or `description`, as a number or text, and further data in `errorData`, as an object or as JSON text.',
  'A response with a good status that has `errorMessage`, `success: false` or nothing but a `message` such as “Internal server error” comes from a function that failed: nobody knows what it did.',
  'The platform refuses changes of an account that is about to be deleted with `error.account.pending_delete`.',
  'An id and a plan code are compared byte for byte, and a number is the same id as its text. Only the id of a plan may have another letter case in another list; a change sends it as the list of plans writes it.',
  'A list may be under `docs` or under its own name, and one record may have the place of a list. Numbers, flags and dates may be text; `null`, a nil marker, an empty value and a missing field mean the same.',
  'A date with a time is a moment. A date without a time is that day in every time zone.',
];
