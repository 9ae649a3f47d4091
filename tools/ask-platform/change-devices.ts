import { subscriptionVersion } from '../../src/domain/orders/account-change.ts';
import { subscribableDevices } from '../../src/domain/devices/covered-devices.ts';
import { canChooseDevices } from '../../src/domain/plans/plan-menu.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { performChange } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { type Asking, lacking, type PutBackEnd } from './asking.ts';
import { reason, type Untold } from './seen.ts';
import { changeContext, listShows, madeIn, READS_WHILE_UNSURE, sameIds, untilShown } from './changing.ts';

/** Puts one device more on a plan, or takes one off, and puts it back. */
export async function changeDevices(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand, settings } = asking;
  const subscriptions = await readSubscriptions(recorder.client, brand, asking.nowMs());
  const devices = await recorder.call('devices', { query: { excludeExternalSub: 'false' } });
  const live = subscriptions.ok ? subscriptions.answer.live : [];
  const own = devices.ok ? subscribableDevices(devices.answer).map(({ id }) => id) : [];
  const choice = live.flatMap((plan) => {
    const wanted = canChooseDevices(plan, brand.planCodes)
      ? otherDevices(plan, { own, live, mayTakeOff: settings.isTestSystem })
      : undefined;
    return wanted ? [{ plan, wanted }] : [];
  })[0];
  if (!choice)
    return lacking(
      asking,
      ['subscriptions', 'devices'],
      reason(
        'No plan of the account can cover one device more, or one fewer.',
        'Use an account whose plan covers fewer devices than it could.',
      ),
    );
  const { plan, wanted } = choice;
  await performChange(
    changeContext(asking, async () => {
      const isLess = wanted.length < plan.deviceIds.length;
      asking.putBack.push({
        what: isLess ? 'One device was taken off a plan' : 'One device was put on a plan',
        undo: () => restore(asking, plan, wanted),
      });
    }),
    { kind: 'saveDevices', subscriptionId: plan.id, deviceIds: wanted, version: subscriptionVersion(plan) },
  );
  await untilShown(asking.pause, () => listShows(asking, covers(plan.id, wanted)));
  return undefined;
}

/**
 * Gives a plan its devices again. It is sent whatever the list shows, because a list may be late; after an answer that was lost it
 * waits first until the change shows, because it may still be made.
 */
async function restore(
  asking: Asking,
  { id, deviceIds }: Subscription,
  wanted: readonly string[],
): Promise<PutBackEnd> {
  const made = madeIn(asking, 'saveDevices', 'devices');
  if (made === 'none') return 'back';
  const isSeen =
    made === 'made' ||
    (await untilShown(asking.wait, () => listShows(asking, covers(id, wanted)), READS_WHILE_UNSURE));
  await asking.recorder.call('saveDevices', {
    body: {
      pepperSubscriptionId: id,
      devices: [...deviceIds],
      devicesRemoved: wanted.filter((each) => !deviceIds.includes(each)),
    },
  });
  if (!(await untilShown(asking.wait, () => listShows(asking, covers(id, deviceIds))))) return 'notYet';
  return isSeen ? 'back' : 'mayCome';
}

/** Whether a plan of a list covers exactly these devices. */
function covers(planId: string, devices: readonly string[]) {
  return (live: readonly Subscription[]) =>
    live.some(({ id, deviceIds }) => id === planId && sameIds(deviceIds, devices));
}

/**
 * The devices that a plan is to cover for the test: one more, or else, on a test system, one fewer, because recordings of a device
 * that leaves a plan may be lost. Undefined where neither is possible.
 */
function otherDevices(
  { id, deviceIds, plan }: Subscription,
  { own, live, mayTakeOff }: { own: readonly string[]; live: readonly Subscription[]; mayTakeOff: boolean },
): string[] | undefined {
  const covered = new Set(live.filter((each) => each.id !== id).flatMap((each) => each.deviceIds));
  const more = own.find((device) => !deviceIds.includes(device) && !covered.has(device));
  if (more !== undefined && deviceIds.length < plan.deviceQuantity) return [...deviceIds, more];
  const isWithin = deviceIds.length > 1 && deviceIds.length <= plan.deviceQuantity;
  return mayTakeOff && isWithin ? deviceIds.slice(0, -1) : undefined;
}
