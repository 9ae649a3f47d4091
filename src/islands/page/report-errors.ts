import type { PageReport } from '../../contracts/browser-report.ts';
import { PROVIDER_MISSING } from './provider-missing.ts';

/** Each listener reports once: later errors of a page add nothing new. */
const FIRST = { once: true };

/**
 * Reports to the edge what failed on this page: a script, by the class of the error and its position, never its message; an
 * island that could not start; and a provider whose script did not load.
 */
export function reportErrors(): void {
  const page = location.pathname;
  const tell = (report: PageReport) =>
    void navigator.sendBeacon(
      '/api/reports',
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : '');
  addEventListener(
    'error',
    ({ error, filename, lineno, colno }) =>
      tell({ kind: 'script', error: nameOf(error), at: `${filename}:${lineno}:${colno}`, page }),
    FIRST,
  );
  addEventListener(
    'unhandledrejection',
    (event: PromiseRejectionEvent) => tell({ kind: 'script', error: nameOf(event.reason), at: '', page }),
    FIRST,
  );
  // Astro catches what an island's module throws, and says so by this event alone.
  addEventListener(
    'astro:hydration-error',
    (event) => {
      const { error, componentUrl }: { error?: unknown; componentUrl?: unknown } = detailOf(event);
      tell({ kind: 'island', error: nameOf(error), island: String(componentUrl), page });
    },
    FIRST,
  );
  addEventListener(
    PROVIDER_MISSING,
    (event) => event instanceof CustomEvent && tell({ kind: 'provider', provider: event.detail, page }),
    FIRST,
  );
}

function detailOf(event: Event): object {
  return event instanceof CustomEvent ? Object(event.detail) : {};
}
