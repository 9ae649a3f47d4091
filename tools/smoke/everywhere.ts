import { healthIn, isVersion } from './health.ts';
import { type Ask, Unanswered } from './portal-ask.ts';

/** A new version comes to Cloudflare's machines one after another, so one right answer of a host is not enough. */
const IN_A_ROW = 3;
const PAUSE_MS = 1_000;

/**
 * Waits until every host answers `/healthz` in the expected version, or at all where none is expected: three times in a row.
 * Returns false where the time is
 * over before, or the run is stopped.
 */
export async function isEverywhere(
  hosts: readonly string[],
  {
    ask,
    expectedVersion,
    waitMs,
    nowMs,
    pause,
    stop,
  }: {
    ask: Ask;
    expectedVersion: string | undefined;
    waitMs: number;
    nowMs: () => number;
    pause: (ms: number) => Promise<void>;
    stop: AbortSignal;
  },
): Promise<boolean> {
  const untilMs = nowMs() + waitMs;
  const missing = new Map(hosts.map((host) => [host, IN_A_ROW]));
  for (;;) {
    await Promise.all(
      [...missing].map(async ([host, left]) => {
        const isThere = await answers(host);
        if (!isThere) missing.set(host, IN_A_ROW);
        else if (left === 1) missing.delete(host);
        else missing.set(host, left - 1);
      }),
    );
    if (missing.size === 0) return true;
    if (nowMs() >= untilMs || stop.aborted) return false;
    await pause(PAUSE_MS);
  }

  async function answers(host: string): Promise<boolean> {
    try {
      const health = healthIn(await ask(`https://${host}/healthz`));
      return expectedVersion === undefined ? health !== undefined : isVersion(health, expectedVersion);
    } catch (error) {
      if (error instanceof Unanswered) return false;
      throw error;
    }
  }
}
