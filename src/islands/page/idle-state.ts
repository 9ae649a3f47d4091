import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '../../domain/access/session-lifetime.ts';

/** What the page does about the time since the last activity in any tab. */
export type IdleState = 'active' | 'warn' | 'end';

/** At 11 minutes a dialog offers to stay, at 12 the session ends. Wall-clock times in milliseconds. */
export function idleState(lastActiveMs: number, nowMs: number): IdleState {
  const idleMs = nowMs - lastActiveMs;
  if (idleMs >= IDLE_LIMIT_MS) return 'end';
  return idleMs >= IDLE_WARNING_MS ? 'warn' : 'active';
}

/** Milliseconds until the state can change by itself. */
export function untilNextState(lastActiveMs: number, nowMs: number): number {
  const limit = idleState(lastActiveMs, nowMs) === 'active' ? IDLE_WARNING_MS : IDLE_LIMIT_MS;
  return Math.max(0, lastActiveMs + limit - nowMs);
}
