import type { Answer } from '../request/answer.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * The types that every Hono app of the portal shares. `everyAnswer` sets `context` and `answer`, and
 * `callGuard` sets `session`.
 */
export type PortalHono = {
  Bindings: PortalEnv;
  Variables: { context: RequestContext; answer: Answer; session?: SessionRecord | undefined };
};
