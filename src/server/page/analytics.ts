import type { AnalyticsEvent, AnalyticsRecord } from '../../contracts/analytics-event.ts';
import { routeMap } from '../../domain/route-map.ts';
import { errorFacts } from '../log.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { RequestContext } from './request-context.ts';

/** How long the analytics service may take, in milliseconds. */
const FORWARD_DEADLINE_MS = 3_000;
/** Where the sandbox takes events, on any host. */
const SANDBOX_SERVICE = 'https://sandbox.invalid/sandbox/analytics';

/**
 * Raises an event of the page a person is on: into Analytics Engine, and to the configured service after the answer is out.
 * Never delays or fails the answer; a service that does not take it is logged.
 */
export function recordEvent(
  context: RequestContext,
  event: AnalyticsEvent,
  page: string,
  detail?: AnalyticsRecord['detail'],
): void {
  const record: AnalyticsRecord = {
    event,
    brand: context.brand.key,
    page,
    locale: context.locale.format,
    country: context.country,
    at: new Date(context.nowMs).toISOString(),
    ...(detail ? { detail } : {}),
  };
  writeEvent(context.env, record);
  // Page views are counted here alone: one more request for each page would cost more than it tells.
  if (event === 'PageView') return;
  const service = context.env.ANALYTICS_URL ?? (context.env.SANDBOX ? SANDBOX_SERVICE : undefined);
  if (service) context.after(forward(context, service, record));
}

/** A page that the map does not have. */
const OTHER_PAGE = 'other';

/** The path of the page that is shown, as an event names it: one of the map, for what else a person typed is not kept. */
export function shownPage({ url }: Pick<RequestContext, 'url'>): string {
  return routeMap.has(url.pathname) ? url.pathname : OTHER_PAGE;
}

/** The path of the page that made a call, by the map; `otherwise` where the browser does not say, or names another site's. */
export function callingPage(
  { url, referrer }: Pick<RequestContext, 'url' | 'referrer'>,
  otherwise = OTHER_PAGE,
): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return from?.origin === url.origin && routeMap.has(from.pathname) ? from.pathname : otherwise;
}

/** Writes an event into Analytics Engine. */
export function writeEvent(env: PortalEnv, record: Omit<AnalyticsRecord, 'at'>): void {
  env.EVENTS?.writeDataPoint({
    indexes: [record.brand],
    blobs: [
      record.event,
      record.page,
      record.locale,
      record.country,
      ...(record.detail ? [record.detail] : []),
    ],
    doubles: [1],
  });
}

async function forward(context: RequestContext, service: string, record: AnalyticsRecord): Promise<void> {
  const request = new Request(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(record),
    signal: AbortSignal.timeout(FORWARD_DEADLINE_MS),
    redirect: 'manual',
  });
  try {
    const response =
      context.env.ANALYTICS_URL || !context.env.SANDBOX
        ? await fetch(request)
        : await context.env.SANDBOX.fetch(request);
    await response.body?.cancel();
    if (!response.ok)
      context.log.info('event_not_forwarded', { name: record.event, status: response.status });
  } catch (error) {
    context.log.info('event_not_forwarded', { name: record.event, ...errorFacts(error) });
  }
}
