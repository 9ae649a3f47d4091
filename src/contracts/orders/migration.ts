/** The response to POST /api/migration/check: whether the account must be migrated now. */
export type MigrationCheck = { required: boolean };

/**
 * The response to POST /api/migration/attempt: the outcome of the migration. `statement` describes the upgrade.
 * `settled`: another tab did it first, or nothing had to be done; the page reloads the account.
 */
export type MigrationAttempt =
  { view: 'success'; statement: string } | { view: 'failure' } | { view: 'settled' };
