import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { Visit } from '../visit.ts';

/** The types every Hono app of the portal shares. */
export type PortalHono = {
  Bindings: PortalEnv;
  Variables: { visit: Visit; session?: SessionRecord | undefined };
};
