import { Hono } from 'hono';
import type { MigrationCheck } from '../src/contracts/orders/migration.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { attemptMigration, migrationRequired } from '../src/server/orders/migration.ts';

/** The automatic migration: mounted under /api/migration. Only the script of My Plan calls it. */
export const migration = new Hono<PortalHono>()
  .post('/check', async (c) => {
    const { context } = c.var;
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    const check: MigrationCheck = { required: await migrationRequired(context, sessionOf(c)) };
    return c.json(check);
  })
  .post('/attempt', async (c) => {
    const { context } = c.var;
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    return c.json(await attemptMigration(context, sessionOf(c)));
  });
