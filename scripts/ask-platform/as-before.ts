import { sameId } from '../../src/domain/plans/plan-codes.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import type { AccountBefore, Asking } from './asking.ts';
import { sameIds, untilShown } from './changing.ts';

/** Reads what must be the same after a run; undefined where it cannot be read. */
export async function accountNow({ recorder, brand, nowMs }: Asking): Promise<AccountBefore | undefined> {
  const plans = await readSubscriptions(recorder.client, brand, nowMs());
  const profile = await recorder.call('accountProfile');
  if (!plans.ok || !profile.ok) return undefined;
  return { plans: plans.answer.live, status: profile.answer.pepperUser.account.status };
}

/** Whether a plan of a list is as another was: the same plan, with the same devices, in the same state. */
export function isAs(before: Subscription): (now: Subscription) => boolean {
  return (now) =>
    now.id === before.id &&
    sameId(now.planId, before.planId) &&
    sameIds(now.deviceIds, before.deviceIds) &&
    now.state.kind === before.state.kind;
}

/** What of the account is not as before, each as a sentence; empty where all is, or where nothing could have been changed. */
export async function differencesFromBefore(asking: Asking): Promise<string[]> {
  const { accountBefore: before } = asking;
  // An order is meant to change the account.
  if (
    asking.ordered ||
    !before ||
    !asking.settings.changes ||
    !asking.recorder.exchanges.some(({ step }) => step === 'back')
  )
    return [];
  let found: string[] = [];
  await untilShown(asking.wait, async () => {
    const now = await accountNow(asking);
    found = now
      ? differencesOf(before, now)
      : ['The account could not be read once more after everything was put back.'];
    return found.length === 0;
  });
  return found;
}

function differencesOf(before: AccountBefore, now: AccountBefore): string[] {
  const isSame =
    before.plans.length === now.plans.length && before.plans.every((plan) => now.plans.some(isAs(plan)));
  return [
    ...(isSame ? [] : ['The plans of the account, their devices or their states are not as before.']),
    ...(before.status === now.status ? [] : ['The status of the account is not as before.']),
  ];
}
