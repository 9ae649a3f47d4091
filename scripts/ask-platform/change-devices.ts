import { subscriptionVersion } from '../../src/domain/orders/account-change.ts';
import { subscribableDevices } from '../../src/domain/devices/covered-devices.ts';
import { canChooseDevices } from '../../src/domain/plans/plan-menu.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { performChange } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { type Asking, skip } from './asking.ts';
import { changeContext, listShows, madeIn, sameIds, untilShown } from './changing.ts';

/** Takes one device off a plan, or puts one more on it, and puts it back. */
export async function changeDevices(asking: Asking): Promise<void> {
  const { recorder, brand, settings } = asking;
  if (!asking.profile) return;
  if (!settings.changes)
    return skip(
      asking,
      ['saveDevices'],
      'The call changes the account.',
      'Run this with `--changes` on a test system.',
    );
  recorder.during('devices');
  const subscriptions = await readSubscriptions(recorder.client, brand, asking.nowMs());
  const devices = await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const live = subscriptions.ok ? subscriptions.answer.live : [];
  const own = devices.ok ? subscribableDevices(devices.answer).map(({ id }) => id) : [];
  const choice = live.flatMap((plan) => {
    const wanted = canChooseDevices(plan, brand.planCodes) ? otherDevices(plan, own, live) : undefined;
    return wanted ? [{ plan, wanted }] : [];
  })[0];
  if (!choice)
    return skip(
      asking,
      ['saveDevices'],
      'No plan of the account has devices that can be chosen.',
      'Use an account with a plan and a device.',
    );
  const { plan, wanted } = choice;
  await performChange(
    changeContext(asking, async () => {
      asking.putBack.push({ what: 'the devices of a plan', undo: () => restore(asking, plan, wanted) });
    }),
    { kind: 'saveDevices', subscriptionId: plan.id, deviceIds: wanted, version: subscriptionVersion(plan) },
  );
  await untilShown(asking.pause, () => listShows(asking, covers(plan.id, wanted)));
}

/**
 * Gives a plan its devices again; returns whether the list shows them. It is sent whatever the list shows, because a list may be
 * late; after an answer that was lost it waits first until the change shows, because it may still be made.
 */
async function restore(
  asking: Asking,
  { id, deviceIds }: Subscription,
  wanted: readonly string[],
): Promise<boolean> {
  const made = madeIn(asking, 'saveDevices', 'devices');
  if (made === 'none') return true;
  if (made === 'unsure') await untilShown(asking.wait, () => listShows(asking, covers(id, wanted)));
  await asking.recorder.call('saveDevices', {
    body: {
      pepperSubscriptionId: id,
      devices: [...deviceIds],
      devicesRemoved: wanted.filter((each) => !deviceIds.includes(each)),
    },
  });
  return untilShown(asking.wait, () => listShows(asking, covers(id, deviceIds)));
}

/** Whether a plan of a list covers exactly these devices. */
function covers(planId: string, devices: readonly string[]) {
  return (live: readonly Subscription[]) =>
    live.some(({ id, deviceIds }) => id === planId && sameIds(deviceIds, devices));
}

/** The devices that a plan is to cover for the test: one fewer, or else one more; undefined where neither is possible. */
function otherDevices(
  { id, deviceIds, plan }: Subscription,
  own: readonly string[],
  live: readonly Subscription[],
): string[] | undefined {
  if (deviceIds.length > 1) return deviceIds.slice(0, -1);
  const covered = new Set(live.filter((each) => each.id !== id).flatMap((each) => each.deviceIds));
  const more = own.find((device) => !deviceIds.includes(device) && !covered.has(device));
  if (more !== undefined && deviceIds.length < plan.deviceQuantity) return [...deviceIds, more];
  return deviceIds.length > 0 ? [] : undefined;
}
