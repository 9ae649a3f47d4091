import { Hono } from 'hono';
import type { PortalHono } from '../../src/server/http/portal-hono.ts';
import type { PortalEnv } from '../../src/server/request/portal-env.ts';
import type { ShownSecurity } from '../../src/server/account/security-record-store.ts';
import type { CodeClaim, ResendClaim } from '../../src/server/session/pending-sign-in-object.ts';
import type { PendingSignIn } from '../../src/contracts/stored/pending-sign-in.ts';
import { plainPolicy } from '../../src/server/request/answer.ts';
import { readRequestContext, type RequestContext } from '../../src/server/request/request-context.ts';
import { logInto, type Answering } from './test-platform.ts';

/** The calls of the Durable Objects in order, such as `attempts take`. */
export type Story = string[];

/**
 * The answers of the Durable Objects: the wait of an attempt, the sign-in that waits for a code, the result of claiming a try or a
 * resend, and the other known browsers and the security record of an account. `fails` is a call that fails, such as `account endSessions`.
 */
export type Objects = {
  waitMs?: number;
  pending?: PendingSignIn;
  claimTry?: CodeClaim;
  claimResend?: ResendClaim;
  browsers?: string[];
  security?: ShownSecurity;
  fails?: string;
};

const DAY_ONE_MS = Date.UTC(2026, 11, 1);

/** An environment whose Durable Objects only record their calls. `answering` answers as the platform. */
export function fakeEnv(answering: Answering, objects: Objects = {}): { env: PortalEnv; story: Story } {
  const story: Story = [];
  const { waitMs, claimTry = { kind: 'over' }, claimResend = { kind: 'over' }, browsers = [] } = objects;
  const told = <T>(line: string, answer: T): Promise<T> => {
    story.push(line);
    return line === objects.fails ? Promise.reject(new Error('down')) : Promise.resolve(answer);
  };
  const object = (kind: string) => ({
    getByName: () => ({
      sendOnce: (letters: unknown[]) => told(`${kind} sendOnce`, { atMs: 0, count: letters.length }),
      take: () => told(`${kind} take`, waitMs === undefined ? { allowed: true } : { allowed: false, waitMs }),
      giveBack: () => told(`${kind} giveBack`, undefined),
      begin: () => told(`${kind} begin`, undefined),
      end: () => told(`${kind} end`, undefined),
      open: () => told(`${kind} open`, objects.pending ?? null),
      claimTry: () => told(`${kind} claimTry`, claimTry),
      claimResend: () => told(`${kind} claimResend`, claimResend),
      renew: () => told(`${kind} renew`, undefined),
      // Not recorded: events for the security page.
      noteSignIn: () => Promise.resolve('new'),
      noteSession: () => Promise.resolve('new'),
      noteEvent: () => Promise.resolve(),
      setListing: () => told(`${kind} setListing`, undefined),
      // Not recorded: nothing was begun on a provider's page.
      noteHosted: () => Promise.resolve({}),
      ...(objects.security && { security: () => Promise.resolve(objects.security) }),
      endSessions: () => told(`${kind} endSessions`, 0),
      otherBrowsers: () => told(`${kind} otherBrowsers`, browsers),
      forgetBrowser: () => told(`${kind} forgetBrowser`, null),
      forget: () => told(`${kind} forget`, undefined),
      release: () => told(`${kind} release`, undefined),
    }),
  });
  const env = {
    SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters',
    ATTEMPTS: object('attempts'),
    SESSIONS: object('session'),
    PENDING: object('pending'),
    ACCOUNTS: object('account'),
    SANDBOX: {
      fetch: async (request: Request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/sandbox/analytics') return told('event', new Response(null, { status: 204 }));
        return told(`platform ${request.method} ${pathname}`, await answering(request));
      },
    },
  };
  // The bindings of the runtime have more methods than the portal uses.
  return { env: env as unknown as PortalEnv, story };
}

/** A request context whose log goes nowhere; its Durable Objects answer nothing unless they are given. */
export function aContext(
  address: string,
  headers: Record<string, string> = {},
  nowMs = DAY_ONE_MS,
  env: PortalEnv = fakeEnv(() => Response.error()).env,
): RequestContext {
  const request = new Request(address, { headers });
  const { context } = readRequestContext(request, env, nowMs, () => undefined);
  return { ...context, log: logInto([]) };
}

/** A Hono app with only the request context; `use` adds the part under test. */
export function portalOf(use: (portal: Hono<PortalHono>) => void): Hono<PortalHono> {
  const portal = new Hono<PortalHono>();
  const { env } = fakeEnv(() => Response.error());
  portal.use(async (c, next) => {
    // A test that needs bindings passes them with its request.
    const bindings = { ...env, ...c.env };
    const { context, cookies } = readRequestContext(c.req.raw, bindings, DAY_ONE_MS, () => undefined);
    c.set('context', { ...context, log: logInto([]) });
    c.set('answer', { cookies, appMessages: [], policy: plainPolicy });
    await next();
  });
  use(portal);
  return portal;
}
