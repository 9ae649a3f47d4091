/** POST /api/migration/check: whether the account is to be migrated now. */
export type MigrationCheck = { required: boolean };

/**
 * POST /api/migration/attempt: how the migration ended. `statement` is the
 * upgrade in words. `settled`: another tab was first, or nothing was to be done; the page shows the truth anew.
 */
export type MigrationAttempt =
  { view: 'success'; statement: string } | { view: 'failure' } | { view: 'settled' };
