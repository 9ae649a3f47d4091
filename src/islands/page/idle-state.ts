import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '../../domain/access/session-lifetime.ts';

/** What the page does about the time since the last activity in any tab. */
export type IdleState = 'active' | 'warn' | 'end';

/** At 11 minutes a dialog offers to stay, at 12 the session ends. Wall-clock times in milliseconds. */
export function idleState(lastActiveMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastActiveMs;
  if (idleMs >= IDLE_LIMIT_MS) return 'end';
  return idleMs >= IDLE_WARNING_MS ? 'warn' : 'active';
}

/** What is left before the session ends, as minutes and seconds that have begun: `1:00` down to `0:00`. */
export function timeLeft(lastActiveMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((lastActiveMs + IDLE_LIMIT_MS - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Milliseconds until the state can change by itself. */
export function untilNextState(lastActiveMs: number, nowMs: number): number {
  const limit = idleState(lastActiveMs, nowMs) === 'active' ? IDLE_WARNING_MS : IDLE_LIMIT_MS;
  return Math.max(0, lastActiveMs + limit - nowMs);
}
