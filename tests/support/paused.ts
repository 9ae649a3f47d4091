import { expect } from 'vitest';
import { type Answer, type Ask, beginToAsk } from './portal.ts';
import { callsTo, type Fault, sandbox } from './sandbox.ts';

/** An operation of the platform, at one brand or all. */
type Call = Omit<Fault, 'fault' | 'times'>;

/**
 * Asks for a page while a call of the platform waits for its answer, which comes once these texts of the page have arrived. Returns
 * the page, and what of it came before the answer.
 */
export async function askWhilePaused(
  call: Call,
  asked: Ask,
  ...texts: string[]
): Promise<{ frame: string; page: Answer }> {
  await sandbox.setFault({ ...call, fault: 'pause' });
  const { answer, hears } = beginToAsk(asked);
  const frame = await hears(...texts);
  await sandbox.clearFault(call);
  return { frame, page: await answer };
}

/** Waits until the platform has received so many calls of a path. */
export async function received(path: string, count: number): Promise<void> {
  await expect.poll(() => callsTo(path)).toBeGreaterThanOrEqual(count);
}

/** Does something while a call of the platform waits for its answer, and returns what was asked for. */
export async function whilePaused(
  call: Call,
  asks: () => Promise<Answer>,
  acts: () => Promise<unknown>,
): Promise<Answer> {
  await sandbox.clearLog();
  await sandbox.setFault({ ...call, fault: 'pause' });
  const answer = asks();
  await received(call.path, 1);
  await acts();
  await sandbox.clearFault(call);
  return answer;
}
