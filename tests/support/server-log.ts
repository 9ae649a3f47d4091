import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One line of the portal's log (`src/server/log.ts`). */
export type LogEntry = { level: string; event: string; requestId?: string } & Record<string, unknown>;

/** Every line of the log so far. */
export function logLines(logFile: string): string[] {
  return readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
}

/** The parsed JSON lines of the log. Other lines come from the runtime or the console. */
export function logEntries(logFile: string): LogEntry[] {
  return logLines(logFile).flatMap((line) => {
    try {
      const entry: unknown = JSON.parse(line);
      return isEntry(entry) ? [entry] : [];
    } catch {
      // The line is not one of the portal.
      return [];
    }
  });
}

/** Marks the logged error of this request as expected; any other error fails the run. */
export function announceError(logFile: string, requestId: string): void {
  appendFileSync(announcements(logFile), `${requestId}\n`);
}

/**
 * The unexpected errors, one line each: errors in the portal's log, and uncaught errors of the framework, the runtime or the
 * sandbox.
 */
export function unannouncedErrors(logFile: string): string[] {
  const file = announcements(logFile);
  const announced = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const own = logEntries(logFile)
    .filter(({ level, requestId }) => level === 'error' && !announced.has(requestId ?? ''))
    .map((entry) => JSON.stringify(entry));
  const foreign = logLines(logFile).filter(
    (line) => !line.startsWith('{') && /^Uncaught exception|\[ERROR\]|^the sandbox failed/i.test(line),
  );
  return [...own, ...foreign.map((line) => line.slice(0, 400))];
}

function announcements(logFile: string): string {
  return `${logFile}.announced`;
}

function isEntry(entry: unknown): entry is LogEntry {
  return typeof entry === 'object' && entry !== null && 'level' in entry && 'event' in entry;
}
