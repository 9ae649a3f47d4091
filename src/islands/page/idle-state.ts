import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '../../domain/access/session-lifetime.ts';

/** What the page does after the time since the last activity in any tab. */
export type IdleState = 'active' | 'warn' | 'end';

/**
 * Returns `warn` from 11 minutes on, when a dialog offers to stay, and `end` from 12 minutes on. Times are wall-clock
 * milliseconds.
 */
export function idleState(lastActiveMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastActiveMs;
  if (idleMs >= IDLE_LIMIT_MS) return 'end';
  return idleMs >= IDLE_WARNING_MS ? 'warn' : 'active';
}

/** Returns the time before the session ends as minutes and seconds, rounded up: `1:00` down to `0:00`. */
export function timeLeft(lastActiveMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((lastActiveMs + IDLE_LIMIT_MS - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the milliseconds until the state can change by itself. */
export function untilNextState(lastActiveMs: number, nowMs: number): number {
  const limit = idleState(lastActiveMs, nowMs) === 'active' ? IDLE_WARNING_MS : IDLE_LIMIT_MS;
  return Math.max(0, lastActiveMs + limit - nowMs);
}
