import { subscriptionVersion } from '../../src/domain/orders/account-change.ts';
import { subscribableDevices } from '../../src/domain/devices/covered-devices.ts';
import { canChooseDevices } from '../../src/domain/plans/plan-menu.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { performChange } from '../../src/server/account/perform-change.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { type Asking, skip } from './asking.ts';
import { changeContext, isUndone, readUntilShown, sameIds } from './changing.ts';

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
  const save = (deviceIds: string[], version: string, begin: () => Promise<void>) =>
    performChange(changeContext(asking, begin), {
      kind: 'saveDevices',
      subscriptionId: plan.id,
      deviceIds,
      version,
    });
  const outcome = await save(wanted, subscriptionVersion(plan), async () => {
    asking.putBack.push({
      what: 'the devices of a plan',
      undo: async () => {
        const now = await planNow(asking, plan.id);
        if (now && !sameIds(now.deviceIds, plan.deviceIds))
          await save([...plan.deviceIds], subscriptionVersion(now), () => Promise.resolve());
        const after = await planNow(asking, plan.id);
        return after !== undefined && sameIds(after.deviceIds, plan.deviceIds);
      },
    });
  });
  if (isUndone(outcome)) asking.putBack.pop();
  await readUntilShown(asking, (now) =>
    now.some((each) => each.id === plan.id && sameIds(each.deviceIds, wanted)),
  );
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

async function planNow({ recorder, brand, nowMs }: Asking, id: string): Promise<Subscription | undefined> {
  const read = await readSubscriptions(recorder.client, brand, nowMs());
  return read.ok ? read.answer.live.find((each) => each.id === id) : undefined;
}
