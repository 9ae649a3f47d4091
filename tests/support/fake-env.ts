import { Hono } from 'hono';
import type { PortalHono } from '../../src/server/http/portal-hono.ts';
import type { PortalEnv } from '../../src/server/portal-env.ts';
import { readVisit, type Visit } from '../../src/server/visit.ts';
import { logInto, type Answering } from './test-platform.ts';

/** What was asked of the objects behind the portal, in order, such as `attempts take`. */
export type Story = string[];

/** An environment whose objects only write down what they are asked; the platform is the sandbox's place. */
export function fakeEnv(
  answering: Answering,
  { waitMs }: { waitMs?: number } = {},
): { env: PortalEnv; story: Story } {
  const story: Story = [];
  const tell = (line: string) => void story.push(line);
  const object = (kind: string) => ({
    getByName: () => ({
      take: async () => {
        tell(`${kind} take`);
        return waitMs === undefined ? { allowed: true } : { allowed: false, waitMs };
      },
      giveBack: async () => tell(`${kind} giveBack`),
      begin: async () => tell(`${kind} begin`),
      end: async () => tell(`${kind} end`),
    }),
  });
  const env = {
    SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters',
    ATTEMPTS: object('attempts'),
    SESSIONS: object('session'),
    PENDING: object('pending'),
    SANDBOX: {
      fetch: async (request: Request) => {
        tell(`platform ${request.method} ${new URL(request.url).pathname}`);
        return answering(request);
      },
    },
  };
  // The runtime's bindings have more methods than the portal uses.
  return { env: env as unknown as PortalEnv, story };
}

/** A visit as the portal reads it, with a log that keeps its lines to itself. */
export function aVisit(
  address: string,
  headers: Record<string, string> = {},
  nowMs = Date.UTC(2026, 11, 1),
): Visit {
  return { ...readVisit(new Request(address, { headers }), nowMs), log: logInto([]) };
}

/** A portal that knows its visits and nothing more; `use` puts the part under test into it. */
export function portalOf(use: (portal: Hono<PortalHono>) => void): Hono<PortalHono> {
  const portal = new Hono<PortalHono>();
  portal.use(async (c, next) => {
    c.set('visit', { ...readVisit(c.req.raw, Date.UTC(2026, 11, 1)), log: logInto([]) });
    await next();
  });
  use(portal);
  return portal;
}
