import type { AnalyticsRecord } from '../../contracts/analytics-event.ts';
import { writeEvent } from '../analytics.ts';
import type { PortalEnv } from '../portal-env.ts';

/** Answers kept at once; the oldest goes first. */
const MAX_KEPT = 512;
/** Longer addresses are not worth a place: they hold something of one visitor. */
const MAX_ADDRESS = 300;

/** A visitor's page, dressed and ready: only its request id is missing. */
type KeptAnswer = { body: ArrayBuffer; headers: Record<string, string>; view: Omit<AnalyticsRecord, 'at'> };

/**
 * Finished answers by address and language. Module scope on purpose, like the pages they are made of: nothing of a
 * visitor is in them, and a deployment starts anew.
 */
const kept = new Map<string, KeptAnswer>();

/** The answer to a visitor without cookies whose page was asked for before; undefined sends the request on. */
export function keptAnswer(request: Request, env: PortalEnv): Response | undefined {
  const key = keyOf(request);
  const answer = key === undefined ? undefined : kept.get(key);
  if (!answer) return undefined;
  writeEvent(env, answer.view);
  return new Response(answer.body, { headers: { ...answer.headers, 'x-request-id': crypto.randomUUID() } });
}

/** Keeps a finished answer for the visitors after this one. Call it only for a page that every visitor shares. */
export function keepAnswer(
  request: Request,
  body: ArrayBuffer,
  headers: Headers,
  view: KeptAnswer['view'],
): void {
  const key = keyOf(request);
  if (key === undefined || headers.has('set-cookie')) return;
  kept.set(key, { body, headers: Object.fromEntries(headers), view });
  const oldest = kept.keys().next().value;
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

function keyOf(request: Request): string | undefined {
  const { headers, method, url } = request;
  if (method !== 'GET' || headers.has('cookie') || url.length > MAX_ADDRESS) return undefined;
  // Where the edge knows a country or time zone, no page kept here depends on it.
  return `${url}\n${headers.get('accept-language') ?? ''}`;
}
