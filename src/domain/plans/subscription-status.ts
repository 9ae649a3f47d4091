import type { Subscription } from '../../contracts/plans/subscription.ts';

/** What comes next for a subscription. Times in milliseconds since 1970. */
export type NextEvent =
  | { kind: 'trialEnds'; atMs: number }
  | { kind: 'renews'; atMs: number }
  | { kind: 'expires'; atMs: number }
  | { kind: 'nothing' };

/**
 * The next thing that happens by itself. A trial still running goes
 * first; a plan billed by Apple, or one that no longer renews, expires; any other paid plan renews.
 */
export function nextEvent(subscription: Subscription, nowMs: number): NextEvent {
  const { trialEndsAtMs, renewsAtMs, expiresAtMs } = subscription;
  if (trialEndsAtMs !== null && trialEndsAtMs > nowMs) return { kind: 'trialEnds', atMs: trialEndsAtMs };
  const expiry = expiresAtMs ?? (subscription.biller === 'apple' ? renewsAtMs : null);
  if (expiry !== null) return { kind: 'expires', atMs: expiry };
  if (renewsAtMs !== null) return { kind: 'renews', atMs: renewsAtMs };
  return { kind: 'nothing' };
}
