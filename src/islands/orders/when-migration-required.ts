import type { ClientDirective } from 'astro';
import { CALL_HEADER } from '../../contracts/account-call.ts';
import { ownCall } from '../page/own-call.ts';

/** The delay between the page and the check, in milliseconds. */
const MIGRATION_WAIT_MS = 2_100;

/**
 * `client:migration`: checks once, shortly after the page, whether the account must be migrated, and hydrates the
 * island only then.
 */
const whenMigrationRequired: ClientDirective = (load) => {
  setTimeout(async () => {
    const response = await fetch(ownCall('/api/migration/check'), {
      method: 'POST',
      headers: { [CALL_HEADER]: '1' },
    }).catch(() => undefined);
    // A failed check counts as not required.
    if (!response?.ok || (await response.text()) !== '{"required":true}') return;
    const hydrate = await load();
    await hydrate();
  }, MIGRATION_WAIT_MS);
};

export default whenMigrationRequired;
