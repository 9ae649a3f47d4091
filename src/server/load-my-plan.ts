import type { Device } from '../contracts/device.ts';
import type { Plan } from '../contracts/plan.ts';
import type { LoginReason } from '../contracts/session-watch.ts';
import type { Subscription } from '../contracts/subscription.ts';
import { subscribableDevices } from '../domain/covered-devices.ts';
import { mergedSubscriptions } from '../domain/merged-subscriptions.ts';
import type { PlatformFailure } from './platform/platform-failure.ts';
import type { PlatformClient } from './platform/platform-client.ts';

/** What My Plan shows, or where it leads instead. */
export type MyPlan =
  | { kind: 'plans'; subscriptions: Subscription[]; devices: Device[]; available: Plan[] }
  | { kind: 'empty' }
  | { kind: 'leads'; to: '/plans' | '/error' }
  | { kind: 'signIn'; reason: LoginReason };

/**
 * My Plan in one fan-out (spec subscriptions-and-money.md sections 2 and 7): subscriptions, plans available and devices.
 * A failed fetch of subscriptions leads to sign-in, of devices to /error; no subscription leads to the plans, and
 * without any device to pair a plan with, to the brand's word on how to begin.
 */
export async function loadMyPlan(platform: PlatformClient): Promise<MyPlan> {
  const [subscriptions, available, devices] = await Promise.all([
    platform.call('subscriptions'),
    platform.call('listAvailableSubscriptions'),
    platform.call('devices', { query: { excludeExternalSub: 'false' } }),
  ]);
  if (!subscriptions.ok) return signInAgain(subscriptions.failure);
  if (!available.ok) return signInAgain(available.failure);
  if (!devices.ok)
    return devices.failure.kind === 'signedOut'
      ? signInAgain(devices.failure)
      : { kind: 'leads', to: '/error' };
  const own = subscribableDevices(devices.answer);
  if (subscriptions.answer.length === 0)
    return own.length === 0 ? { kind: 'empty' } : { kind: 'leads', to: '/plans' };
  return {
    kind: 'plans',
    subscriptions: mergedSubscriptions(subscriptions.answer),
    devices: own,
    available: available.answer,
  };
}

function signInAgain(failure: PlatformFailure): MyPlan {
  return { kind: 'signIn', reason: failure.kind === 'signedOut' ? 'ended' : 'unavailable' };
}
