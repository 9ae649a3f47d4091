import type { ClientDirective } from 'astro';

/** How long after the page the check is made, in milliseconds. */
const MIGRATION_WAIT_MS = 2_100;

/** `client:migration`: asks once, a moment after the page, whether the account is to be migrated; the island comes alive then only. */
const whenMigrationRequired: ClientDirective = (load) => {
  setTimeout(async () => {
    const response = await fetch('/api/migration/check', {
      method: 'POST',
      headers: { 'x-portal-request': '1' },
    }).catch(() => undefined);
    // A check that fails means not required.
    if (!response?.ok || (await response.text()) !== '{"required":true}') return;
    const hydrate = await load();
    await hydrate();
  }, MIGRATION_WAIT_MS);
};

export default whenMigrationRequired;
