import { migrate } from './migrate.ts';

/** How long after the page the check is made, in milliseconds (spec subscriptions-and-money.md sections 4 and 9). */
const MIGRATION_WAIT_MS = 2_100;

/** Asks once, a moment after the page, whether the account is to be migrated, and attempts it then. */
export function watchMigration(dialog: HTMLDialogElement): void {
  setTimeout(async () => {
    const response = await fetch('/api/migration/check', {
      method: 'POST',
      headers: { 'x-portal-request': '1' },
    }).catch(() => undefined);
    // A check that fails means not required.
    if (!response?.ok || (await response.text()) !== '{"required":true}') return;
    await migrate(dialog);
  }, MIGRATION_WAIT_MS);
}
