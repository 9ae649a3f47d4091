import type { Surroundings } from './command.ts';
import type { Result } from './run.ts';

/** The width of the names of hosts and checks in a line, in characters. */
const HOST_WIDTH = 38;
const CHECK_WIDTH = 17;

/** A check in one line. */
export function lineOf({ host, check, verdict }: Result, paint: Surroundings['paint']): string {
  const start = `${host.padEnd(HOST_WIDTH)} ${check.padEnd(CHECK_WIDTH)}`;
  return verdict.ok
    ? `${start} ${paint('green', 'ok')}     ${paint('dim', verdict.said)}`
    : `${start} ${paint('red', 'WRONG')}  ${verdict.said}. ${verdict.mend}`;
}

/** The last line of a run. */
export function summaryOf(results: readonly Result[], ms: number): string {
  return `${results.length} checks, ${failedIn(results)} failed, in ${Math.round(ms / 1_000)} s`;
}

/** A run as JSON. */
export function resultJson(
  results: readonly Result[],
  {
    environment,
    expectedVersion,
    ms,
  }: { environment: string; expectedVersion: string | undefined; ms: number },
): string {
  const failed = failedIn(results);
  return JSON.stringify(
    {
      environment,
      version: expectedVersion ?? null,
      ms,
      exitCode: failed === 0 ? 0 : 1,
      failed,
      checks: results.map(({ verdict, ...rest }) => ({ ...rest, ...verdict })),
    },
    undefined,
    2,
  );
}

function failedIn(results: readonly Result[]): number {
  return results.filter(({ verdict }) => !verdict.ok).length;
}
