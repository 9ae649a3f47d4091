import { Hono } from 'hono';
import type { MigrationAttempt, MigrationCheck } from '../src/contracts/orders/migration.ts';
import { sessionOf } from '../src/server/http/call-guard.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { attemptMigration, checkMigration } from '../src/server/orders/migration.ts';

/** The automatic migration: mounted under /api/migration. Only the script of My Plan calls it. */
export const migration = new Hono<PortalHono>()
  .post('/check', async (c) => {
    const { context } = c.var;
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    return c.json((await checkMigration(context, sessionOf(c))) satisfies MigrationCheck);
  })
  .post('/attempt', async (c) => {
    const { context } = c.var;
    if (!isPortalCall(c)) return problemResponse(context, 'forbidden');
    const { attempt, appMessages } = await attemptMigration(context, sessionOf(c));
    c.var.answer.appMessages.push(...appMessages);
    return c.json(attempt satisfies MigrationAttempt);
  });
