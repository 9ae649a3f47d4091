import type { AnalyticsEvent, AnalyticsRecord } from '../../contracts/analytics-event.ts';
import { pageAt } from '../../domain/pages/find-page.ts';
import { pages } from '../../domain/pages/pages.ts';
import { errorFacts } from '../log.ts';
import { eventPoint } from '../measure.ts';
import type { PortalEnv } from '../request/portal-env.ts';
import type { RequestContext } from '../request/request-context.ts';

/** How long the analytics service may take, in milliseconds. */
const FORWARD_DEADLINE_MS = 3_000;
/** The address at which the sandbox receives events; it takes any host. */
const SANDBOX_SERVICE = 'https://sandbox.invalid/sandbox/analytics';

/**
 * Records an event of the page that a person is on: in Analytics Engine, and at the configured service after the
 * response is sent. Never delays or fails the response; a failure of the service is logged.
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
  // Page views are only written to Analytics Engine: another request for each page would cost more than it is worth.
  if (event === 'PageView') return;
  const service = context.env.ANALYTICS_URL ?? (context.env.SANDBOX ? SANDBOX_SERVICE : undefined);
  if (service) context.after(forward(context, service, record));
}

/** The name of every page that the table does not have. */
const OTHER_PAGE = 'other';

/**
 * Returns the path of the page that is shown, as an event names it: that of the table, or `other`, so that nothing else
 * that a person typed is kept.
 */
export function shownPage({ url }: Pick<RequestContext, 'url'>): string {
  return pathOf(url) ?? OTHER_PAGE;
}

/**
 * Returns the path of the page that made a call, as the table has it; `otherwise` where the browser names no page, or
 * one of another site.
 */
export function callingPage(
  { url, referrer }: Pick<RequestContext, 'url' | 'referrer'>,
  otherwise = OTHER_PAGE,
): string {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined;
  return (from?.origin === url.origin && pathOf(from)) || otherwise;
}

function pathOf({ pathname }: URL): string | undefined {
  const page = pageAt(pathname);
  return page && pages[page].path;
}

/** Writes an event into Analytics Engine. */
export function writeEvent(env: PortalEnv, record: Omit<AnalyticsRecord, 'at'>): void {
  env.EVENTS?.writeDataPoint(eventPoint({ ...record, detail: record.detail ?? '', count: 1 }));
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
