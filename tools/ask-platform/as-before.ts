import { sameId } from '../../src/domain/plans/plan-codes.ts';
import type { Subscription } from '../../src/domain/plans/subscription.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { billingOperations } from '../../src/server/platform/billing-operations.ts';
import type { AccountBefore, Asking } from './asking.ts';
import { sameIds, untilShown } from './changing.ts';

/** Reads what must be the same after a run; undefined where it cannot be read. */
export async function accountNow({ recorder, brand, nowMs }: Asking): Promise<AccountBefore | undefined> {
  const plans = await readSubscriptions(recorder.client, brand, nowMs());
  const profile = await recorder.call('accountProfile');
  const card = await recorder.call(billingOperations(brand).info);
  if (!plans.ok || !profile.ok || !card.ok) return undefined;
  return {
    plans: plans.answer.live,
    status: profile.answer.pepperUser.account.status,
    card: JSON.stringify(card.answer ?? null),
  };
}

type Same<Thing> = (before: Thing, now: Thing) => boolean;

/** What is compared of a plan that is listed before and now. */
const ofPlan: Readonly<Record<string, Same<Subscription>>> = {
  'the devices of each plan': (before, now) => sameIds(before.deviceIds, now.deviceIds),
  'the state of each plan': (before, now) => before.state.kind === now.state.kind,
};

/** What is compared of an account. */
const ofAccount: Readonly<Record<string, Same<AccountBefore>>> = {
  'the plans': (before, now) =>
    before.plans.length === now.plans.length &&
    before.plans.every((plan) => now.plans.some((each) => isPlan(plan, each))),
  ...Object.fromEntries(
    Object.entries(ofPlan).map(([what, isSame]): [string, Same<AccountBefore>] => [
      what,
      (before, now) =>
        before.plans.every((plan) => now.plans.every((each) => each.id !== plan.id || isSame(plan, each))),
    ]),
  ),
  'the status of the account': (before, now) => before.status === now.status,
  'the card': (before, now) => before.card === now.card,
};

/** What is compared after a run, in words. */
export const comparedParts: readonly string[] = Object.keys(ofAccount);

const isPlan: Same<Subscription> = (before, now) => now.id === before.id && sameId(now.planId, before.planId);

/** Whether a plan of a list is as another was: the same plan, with the same devices, in the same state. */
export function isAs(before: Subscription): (now: Subscription) => boolean {
  return (now) => isPlan(before, now) && Object.values(ofPlan).every((isSame) => isSame(before, now));
}

/** What of the account is not as before, in words: none where all is. Undefined where nothing was put back, or an order was placed. */
export async function differencesFromBefore(asking: Asking): Promise<string[] | undefined> {
  const { accountBefore: before, ordered, recorder } = asking;
  // An order is meant to change the account.
  if (ordered || !before || !recorder.exchanges.some(({ step }) => step === 'back')) return undefined;
  let found: string[] = [];
  await untilShown(asking.wait, async () => {
    const now = await accountNow(asking);
    found = now
      ? Object.entries(ofAccount).flatMap(([what, isSame]) => (isSame(before, now) ? [] : [what]))
      : ['what could not be read once more'];
    return found.length === 0;
  });
  return found;
}
