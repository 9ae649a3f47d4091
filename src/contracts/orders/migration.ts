/** The names of the texts of the migration dialog. */
const wordNames = [
  'attemptingTitle',
  'attemptingText',
  'failureTitle',
  'failureText',
  'contactUs',
  'contactHref',
  'signOut',
  'close',
  'successTitle',
  'seePlan',
] as const;

/** The texts of the migration dialog. */
export type MigrationWords = Record<(typeof wordNames)[number], string>;

/**
 * The response to POST /api/migration/check: whether the account must be migrated now, and then the texts of the dialog,
 * which few accounts need.
 */
export type MigrationCheck = { required: false } | { required: true; words: MigrationWords };

/** Returns the texts of the dialog where the response to a check says that the account must be migrated. */
export function wordsOfCheck(data: unknown): MigrationWords | undefined {
  if (typeof data !== 'object' || data === null || !('required' in data) || data.required !== true)
    return undefined;
  return 'words' in data && isWords(data.words) ? data.words : undefined;
}

function isWords(data: unknown): data is MigrationWords {
  return (
    typeof data === 'object' &&
    data !== null &&
    wordNames.every((name) => typeof Reflect.get(data, name) === 'string')
  );
}

/**
 * The response to POST /api/migration/attempt: the outcome of the migration. `statement` describes the upgrade.
 * `settled`: another tab did it first, or nothing had to be done; the page reloads the account.
 */
export type MigrationAttempt =
  { view: 'success'; statement: string } | { view: 'failure' } | { view: 'settled' };
