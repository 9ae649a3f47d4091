import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** One line the portal logged (`src/server/log.ts`). */
export type LogEntry = { level: string; event: string; requestId?: string } & Record<string, unknown>;

/** Every line logged so far, as it stands. */
export function logLines(logFile: string): string[] {
  return readFileSync(logFile, 'utf8').split('\n').filter(Boolean);
}

/** The lines that are JSON, read. Others come from the runtime or a developer's console. */
export function logEntries(logFile: string): LogEntry[] {
  return logLines(logFile).flatMap((line) => {
    try {
      const entry: unknown = JSON.parse(line);
      return isEntry(entry) ? [entry] : [];
    } catch {
      // Not every line is the portal's own.
      return [];
    }
  });
}

/** Says that the portal is right to log an error for this request; any other error fails the run. */
export function announceError(logFile: string, requestId: string): void {
  appendFileSync(announcements(logFile), `${requestId}\n`);
}

/**
 * The errors that nobody announced, one line each: the portal's own, and what the framework, the runtime or the sandbox
 * writes when something was thrown that nobody caught.
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
