import type { ScriptReport } from '../../contracts/browser-report.ts';

/** Each listener reports once: later errors of a page add nothing new. */
const FIRST = { once: true };

/** Reports a failed script of this page to the edge: the class of the error and its position, never its message. */
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
