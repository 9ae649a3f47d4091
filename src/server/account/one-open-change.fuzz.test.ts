import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordsInMemory } from '../../../tests/support/stored-records.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import type { OrderOutcome } from '../../domain/orders/order-outcome.ts';
import { ledgerOf } from '../../sandbox/money/charges.ts';
import { setFault } from '../../sandbox/platform/faults.ts';
import { accountKey, personaEmail } from '../../sandbox/world/seed.ts';
import { planId } from '../../sandbox/platform/wire-plan.ts';
import { brandOf, signedIn, testWorld } from '../../sandbox/world/world.fixture.ts';
import { readerWithin } from './account-reader.ts';
import { readOrderContext } from './order-context.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import type { Order } from './perform-order.ts';
import { platformClient } from '../platform/platform-client.ts';
import { accountChanges } from './account-changes.ts';
import { serialQueue } from './serial-queue.ts';
import { changeInQueue, changeTaskName, orderTaskName, placeInQueue } from './queued-tasks.ts';
import { READ_BACK_MS } from './perform-change.ts';

const brand = brandOf('visi');
const plans = ['visi_pro_8_m', 'visi_pro_8_y'] as const;
const session = fc.constantFrom('one', 'two');
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('choose'), session, plan: fc.constantFrom(...plans) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('submit'), session }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('submitBoth') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(1, 31, 120) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart') }) },
);
const fault = fc.constantFrom(
  'none',
  'late:20000',
  'late:90000',
  'done:500',
  'done:502',
  'empty',
  'html',
  'truncated',
  'reset',
  'status:500',
  'status:503',
  'error:error.subscription.card.declined',
);

type Step =
  { kind: 'choose'; session: string; plan: string } | { kind: string; session?: string; seconds?: number };

it(
  'whatever two sessions do, each order that is reported as done is charged once, and nothing else is charged',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, fault, fc.constantFrom(0, 0, 45)), { minLength: 3, maxLength: 14 }),
        runs,
      ),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 60) },
    );
  },
);

async function runs(steps: readonly (readonly [Step, string, number])[]): Promise<void> {
  const sandbox = testWorld();
  const { world } = sandbox;
  const { who } = await signedIn(sandbox, brand, 'owner');
  const { awsUserCredentials, account_id: accountId } = who.pepperUser;
  const nowMs = () => world.clock.nowMs();
  const platform = platformClient({
    brand,
    requestId: 'fuzz',
    log: { info() {}, warn() {}, error() {} },
    fetcher: sandbox.fetch,
    session: { token: who.token, credentials: awsUserCredentials },
    circuits: new Map(),
    timeScale: 1,
  });
  const customer = {
    brand: brand.key,
    billing: brand.billing,
    planCodes: brand.planCodes,
    currencies: brand.currencies,
    accountId,
    country: 'US',
  };
  const store = recordsInMemory();
  let changes = accountChanges(store, nowMs);
  let queue = serialQueue({ budgetMs: 7_600, leastMs: 1 });
  const chosen = new Map<string, Order>();
  const told = new Map<string, OrderOutcome[]>();
  const promised = new Map<string, number>();

  const choose = async (name: string, plan: string) => {
    const held = await readSubscriptions(platform, brand, nowMs());
    if (!held.ok || !held.answer.live[0]) throw new Error('no subscription');
    const change = {
      toPlanCode: plan,
      toPlanId: planId(plan),
      fromSubscriptionId: held.answer.live[0].id,
      deviceIds: [`${accountId}-device-1`],
      promoCodes: [],
      step: 'orderSummary' as const,
    };
    const read = await readOrderContext(readerWithin(platform), customer, change, undefined, nowMs());
    if (read.kind !== 'orderContext') return;
    const { quote, version } = read.orderContext;
    const key = `${name}-${told.size}-${chosen.size}-${nowMs()}-${plan}`;
    chosen.set(name, {
      key,
      change,
      quote,
      version,
      couponCode: null,
      billingToken: null,
      actionResultTokenId: null,
    });
  };
  const submit = async (name: string) => {
    const order = chosen.get(name);
    if (!order) return;
    const outcome = await queue.take<OrderOutcome>(
      orderTaskName(order.key),
      () => placeInQueue(changes, { platform, brand, customer, nowMs }, order),
      { kind: 'refused', why: 'busy' },
    );
    told.set(order.key, [...(told.get(order.key) ?? []), outcome]);
    promised.set(order.key, order.quote.today);
  };
  const cancel = async () => {
    const held = await readSubscriptions(platform, brand, nowMs());
    const subscription = held.ok ? held.answer.live[0] : undefined;
    if (!subscription) return;
    const change = {
      kind: 'cancelPlan' as const,
      subscriptionId: subscription.id,
      version: subscriptionVersion(subscription),
    };
    const changeContext = {
      platform,
      brand,
      nowMs,
      untilMs: nowMs() + 7_600,
      readBackMs: READ_BACK_MS,
    };
    await queue.take(changeTaskName(change), () => changeInQueue(changes, changeContext, change), {
      kind: 'refused' as const,
      why: 'busy' as const,
    });
  };
  const place = { brand: brand.key, method: 'POST', path: '/subscribe' };
  const reading = { brand: brand.key, method: 'GET', path: '/subscriptions' };
  for (const [each, wrong, lagSeconds] of steps) {
    if (wrong === 'none') world.store.faults.clear();
    else setFault(world, { ...place, fault: wrong });
    if (lagSeconds > 0) setFault(world, { ...reading, fault: `lag:${lagSeconds * 1_000}` });
    if (each.kind === 'choose' && 'plan' in each) await choose(each.session, each.plan);
    if (each.kind === 'submit' && each.session) await submit(each.session);
    if (each.kind === 'submitBoth') await Promise.all([submit('one'), submit('two')]);
    if (each.kind === 'cancel') await cancel();
    if (each.kind === 'wait' && 'seconds' in each) world.clock.advance((each.seconds ?? 0) * 1_000);
    if (each.kind === 'restart') {
      changes = accountChanges(store, nowMs);
      queue = serialQueue({ budgetMs: 7_600, leastMs: 1 });
    }
  }
  // The platform works again, every late call has been carried out, and the person opens My Plan.
  world.store.faults.clear();
  world.clock.advance(5 * 60_000);
  const truth = await readSubscriptions(platform, brand, nowMs());
  if (!truth.ok) throw new Error('the account cannot be read');
  await changes.shown(truth.answer.live, brand.planCodes);
  const done: number[] = [];
  for (const [key, outcomes] of told) {
    const end = (await changes.outcomeOf(orderTaskName(key))) ?? outcomes.at(-1);
    // An order that was reported as done is never reported otherwise later.
    if (outcomes.some(({ kind }) => kind === 'done')) expect(end?.kind).toBe('done');
    if (end?.kind === 'done') done.push(promised.get(key) ?? 0);
  }
  const charged = ledgerOf(world, accountKey(brand.key, personaEmail('owner', brand.key)));
  expect(charged.map(({ amountMinor }) => amountMinor).toSorted((a, b) => a - b)).toEqual(
    done.filter((amount) => amount > 0).toSorted((a, b) => a - b),
  );
}
