import type { ScriptReport } from '../../contracts/browser-report.ts';

/** The first of a page is told; more of it tell nothing new. */
const FIRST = { once: true };

/** Tells the edge that a script of this page failed: the class of the error and its place, never what it says. */
export function reportErrors(): void {
  const tell = (thrown: unknown, at: string) => {
    const error = thrown instanceof Error ? thrown.name : '';
    const report: ScriptReport = { kind: 'script', error, at, page: location.pathname };
    navigator.sendBeacon('/api/reports', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener(
    'error',
    (event) => tell(event.error, `${event.filename}:${event.lineno}:${event.colno}`),
    FIRST,
  );
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => tell(event.reason, ''), FIRST);
}
