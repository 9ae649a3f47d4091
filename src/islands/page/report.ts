import type { EventReport } from '../../contracts/analytics-event.ts';
import type { PageEvent } from '../../contracts/page-events.ts';

const ENDPOINT = '/api/events';

/** Reports an event of this page. Fire and forget: a page never waits for it, and a browser without beacons sends none. */
export function report(event: PageEvent, page = window.location.pathname): void {
  const data: EventReport = { event, page };
  navigator.sendBeacon?.(ENDPOINT, new Blob([JSON.stringify(data)], { type: 'application/json' }));
}
