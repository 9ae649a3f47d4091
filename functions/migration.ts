import { Hono } from 'hono';
import type { MigrationCheck } from '../src/contracts/migration.ts';
import type { PortalHono } from '../src/server/http/portal-hono.ts';
import { problemResponse } from '../src/server/http/problem-response.ts';
import { isPortalCall } from '../src/server/http/read-call.ts';
import { attemptMigration, migrationRequired } from '../src/server/migration.ts';
import { openSession } from '../src/server/session/sessions.ts';
import type { Visit } from '../src/server/visit.ts';

/** The automatic migration: mounted under /api/migration. Only My Plan's own script calls it. */
export const migration = new Hono<PortalHono>()
  .post('/check', async (c) => {
    const { visit } = c.var;
    if (!isPortalCall(c)) return problemResponse(visit, 'forbidden');
    const session = await openSession(c.env, visitor(visit));
    if (!session) return problemResponse(visit, 'signed_out');
    const check: MigrationCheck = { required: await migrationRequired(c.env, visit, session) };
    return c.json(check);
  })
  .post('/attempt', async (c) => {
    const { visit } = c.var;
    if (!isPortalCall(c)) return problemResponse(visit, 'forbidden');
    const session = await openSession(c.env, visitor(visit));
    if (!session) return problemResponse(visit, 'signed_out');
    return c.json(await attemptMigration(c.env, visit, session));
  })
  .all('*', (c) => problemResponse(c.var.visit, 'not_found'));

function visitor(visit: Visit) {
  return { brand: visit.brand.key, cookies: visit.cookies, nowMs: visit.nowMs };
}
