import type { EventReport } from '../../contracts/analytics-event.ts';
import type { PageEvent } from '../../contracts/page-events.ts';

const ENDPOINT = '/api/events';

/** Reports an event of this page without waiting; a browser without `sendBeacon` reports nothing. */
export function report(event: PageEvent, page = window.location.pathname): void {
  const data: EventReport = { event, page };
  navigator.sendBeacon?.(ENDPOINT, new Blob([JSON.stringify(data)], { type: 'application/json' }));
}
