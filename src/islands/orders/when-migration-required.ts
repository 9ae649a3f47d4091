import { CALL_HEADER } from '../../contracts/account-call.ts';
import { wordsOfCheck } from '../../contracts/orders/migration.ts';
import { pageCall } from '../page/page-call.ts';

/** The delay between the page and the check, in milliseconds. */
const MIGRATION_WAIT_MS = 2_100;

/**
 * Checks once, shortly after the page, whether the account must be migrated. Only then the dialog is loaded, whose words
 * come with the answer. A failed check counts as not required.
 */
export function checkMigration(): void {
  setTimeout(async () => {
    const response = await fetch(pageCall('/api/migration/check'), {
      method: 'POST',
      headers: { [CALL_HEADER]: '1' },
    }).catch(() => undefined);
    const words = response?.ok ? wordsOfCheck(await response.json().catch(() => undefined)) : undefined;
    if (!words) return;
    const { showMigration } = await import('./migration.tsx');
    showMigration(words);
  }, MIGRATION_WAIT_MS);
}
