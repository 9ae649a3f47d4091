import { beforeEach, describe, expect, it, test } from 'vitest';
import { subscribeAnswer } from '../../contracts/orders/subscribe.ts';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { makeCardToken } from './card-tokens.ts';
import { afterMonths } from '../world/months.ts';
import { DAY_MS } from '../world/clock.ts';
import { customer, enteredCard, orderFailure } from './customer.fixture.ts';
import { setFault } from '../platform/faults.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});
const nowMs = () => sandbox.world.clock.nowMs();
const answerOf = async (response: Response) => subscribeAnswer.parse(await response.json());
const near = (atMs: number | null) => ({
  asymmetricMatch: (other: unknown) =>
    atMs === null ? other === null : typeof other === 'number' && Math.abs(other - atMs) < 5_000,
});
const token = (kind: Parameters<typeof enteredCard>[0] = 'ok') =>
  makeCardToken(sandbox.world, 'token-', enteredCard(kind)).id;

/** The state that a refused order must not change. */
async function stateOf({ plans, invoices, card, ledger }: Awaited<ReturnType<typeof customer>>) {
  const redeemed = sandbox.world.store.redemptions.list();
  return { plans: await plans(), invoices: await invoices(), card: await card(), ledger: ledger(), redeemed };
}

describe('the charge today is the new price minus the current price, at least 0', () => {
  test.each<[string, string, string, string, object, number, number, number]>([
    ['an upgrade', 'owner', 'geeni', 'geeni_premium_m', {}, 400, 0, 27],
    ['an upgrade with tax', 'californian', 'notion', 'notion_premium_m', {}, 400, 38, 19],
    ['an upgrade with a coupon', 'owner', 'geeni', 'geeni_premium_m', { couponCode: 'Save10' }, 320, 0, 27],
    [
      'an upgrade with tax and a coupon',
      'californian',
      'notion',
      'notion_premium_m',
      { couponCode: 'save10' },
      300,
      29,
      19,
    ],
    ['with a doorbell', 'owner', 'geeni', 'geeni_plus_y', { couponCode: 'doorbell5' }, 3100, 0, 365],
    ['an upgrade in euros', 'owner', 'geeni', 'geeni_premium_m', { currency: 'EUR' }, 400, 0, 27],
    ['another cycle', 'owner', 'geeni', 'geeni_plus_y', {}, 3600, 0, 365],
    ['from a more expensive yearly plan', 'yearly', 'geeni', 'geeni_premium_m', {}, 0, 0, 31],
    ['from an old plan', 'legacy', 'geeni', 'geeni_plus_m', {}, 100, 0, 9],
    ['in place of a pending change', 'pending', 'geeni', 'geeni_premium_y', {}, 7200, 0, 365],
  ])('%s', async (_what, persona, brand, planCode, more, subTotal, tax, inDays) => {
    const buyer = await customer(sandbox, persona, brand);
    const before = await stateOf(buyer);
    const answer = await answerOf(await buyer.order(planCode, [1], more));
    const cycle = planCode.endsWith('_y') ? 12 : 1;
    const renewsAt =
      inDays === 365 || inDays === 31 ? afterMonths(nowMs(), cycle) : nowMs() + inDays * DAY_MS;
    expect(answer).toMatchObject({ tax_in_cents: tax, trial_ends_at: null });
    expect(answer.current_period_ends_at).toEqual(near(renewsAt));
    const after = await stateOf(buyer);
    expect(after.plans[0]).toMatchObject({
      id: `${buyer.id}-plan`,
      planCode,
      pendingChange: null,
      deviceIds: [buyer.device(1)],
      renewsAt: answer.current_period_ends_at,
    });
    const total = subTotal + tax;
    if (total === 0) {
      expect(after).toMatchObject({ ledger: [], invoices: before.invoices });
      return;
    }
    const currency = 'currency' in more ? more.currency : 'USD';
    const couponCode = 'couponCode' in more ? String(more.couponCode).toLowerCase() : null;
    const { last_four: lastFour } = before.card;
    expect(after.ledger).toEqual([
      {
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        kind: 'charge',
        planCode,
        amountMinor: total,
        taxMinor: tax,
        currency,
        couponCode,
        lastFour,
      },
    ]);
    expect(after.invoices).toHaveLength(before.invoices.length + 1);
    expect(after.invoices.at(-1)).toMatchObject({ status: 'paid', invoiceTotal: total, currency, lastFour });
  });

  it('is the full price for a change from a free plan after the trial was used', async () => {
    const free = await customer(sandbox, 'free');
    await free.order('geeni_basic_m', [1], { billingToken: token() });
    await free.order('not_a_plan_geeni', []);
    sandbox.world.clock.advance(31 * DAY_MS);
    const later = await customer(sandbox, 'free');
    expect(await later.plans()).toMatchObject([{ planCode: 'not_a_plan_geeni', paidPlanCode: null }]);
    expect(await orderFailure(await later.order('geeni_plus_m', [1, 2]))).toBeNull();
    expect(later.ledger()).toMatchObject([{ amountMinor: 399, lastFour: '1881' }]);
  });
});

describe('a free trial: 30 days, one per account, new subscribers only', () => {
  test.each([
    ['newcomer', 'geeni', 'geeni_plus_m', null, 399, 0],
    ['newcomer', 'notion', 'notion_plus_y', 'yearly20', 4799, 0],
    ['free', 'geeni', 'geeni_plus_m', 'save10', 359, 0],
  ])('%s at %s: %s with %s', async (persona, brand, planCode, couponCode, total, tax) => {
    const buyer = await customer(sandbox, persona, brand);
    const first = persona === 'newcomer' ? { pepperSubscriptionId: null } : {};
    const billingToken = token();
    const answer = await answerOf(await buyer.order(planCode, [1], { ...first, billingToken, couponCode }));
    const endsAtMs = near(nowMs() + 30 * DAY_MS);
    expect(answer).toMatchObject({
      tax_in_cents: 0,
      trial_started_at: near(nowMs()),
      trial_ends_at: endsAtMs,
      current_period_ends_at: endsAtMs,
    });
    expect(buyer.ledger()).toEqual([]);
    expect(await buyer.card()).toMatchObject({ last_four: '1881', first_name: 'Ada', zip: '97301' });
    expect(await buyer.plans()).toMatchObject([{ id: `${buyer.id}-plan`, trialEndsAt: endsAtMs }]);

    sandbox.world.clock.advance(31 * DAY_MS);
    const later = await customer(sandbox, persona, brand);
    expect(await later.plans()).toMatchObject([{ planCode, trialEndsAt: null }]);
    expect(later.ledger()).toMatchObject([{ amountMinor: total, taxMinor: tax, couponCode }]);
    expect((await later.invoices()).at(-1)).toMatchObject({ status: 'paid', invoiceTotal: total });
  });

  it('continues after an upgrade, which is not charged yet', async () => {
    const trial = await customer(sandbox, 'trial');
    const [before] = await trial.plans();
    const answer = await answerOf(await trial.order('geeni_premium_y', [1, 2]));
    expect(answer).toMatchObject({
      trial_started_at: near(nowMs() - 10 * DAY_MS),
      trial_ends_at: before?.trialEndsAt,
      current_period_ends_at: before?.trialEndsAt,
    });
    expect(trial.ledger()).toEqual([]);
    sandbox.world.clock.advance(21 * DAY_MS);
    expect((await customer(sandbox, 'trial').then(({ plans }) => plans()))[0]).toMatchObject({
      planCode: 'geeni_premium_y',
      trialEndsAt: null,
    });
    expect(trial.ledger()).toMatchObject([{ amountMinor: 7999 }]);
  });
});

describe('a lower billing order', () => {
  it('takes effect when the paid period ends, with the devices chosen for it', async () => {
    const owner = await customer(sandbox, 'owner');
    const before = await stateOf(owner);
    const answer = await answerOf(await owner.order('geeni_basic_m', [2]));
    expect(answer).toMatchObject({ tax_in_cents: 0, current_period_ends_at: before.plans[0]?.renewsAt });
    expect(await stateOf(owner)).toEqual({
      ...before,
      plans: [
        {
          ...before.plans[0],
          nextCharge: { ...before.plans[0]?.nextCharge, subTotal: 199, tax: 0, total: 199 },
          pendingChange: {
            planName: 'Basic',
            planCode: 'geeni_basic_m',
            billingCycle: 1,
            effectiveAt: before.plans[0]?.renewsAt,
          },
        },
      ],
    });
    sandbox.world.clock.advance(28 * DAY_MS);
    const later = await customer(sandbox, 'owner');
    expect(await later.plans()).toMatchObject([{ planCode: 'geeni_basic_m', deviceIds: [owner.device(2)] }]);
    expect(later.ledger()).toMatchObject([{ planCode: 'geeni_basic_m', amountMinor: 199 }]);
  });

  it('to a free plan needs no card and charges nothing, now or later', async () => {
    const owner = await customer(sandbox, 'owner');
    sandbox.world.store.cards.delete('geeni:owner@geeni.example');
    expect(await orderFailure(await owner.order('not_a_plan_geeni', []))).toBeNull();
    expect(await owner.plans()).toMatchObject([
      { planCode: 'geeni_plus_m', pendingChange: { billingCycle: 0 } },
    ]);
    sandbox.world.clock.advance(40 * DAY_MS);
    const later = await customer(sandbox, 'owner');
    expect(await later.plans()).toMatchObject([{ planCode: 'not_a_plan_geeni', deviceIds: [] }]);
    expect(later.ledger()).toEqual([]);
  });
});

describe('the management form', () => {
  it('replaces devices of the plan without a charge, card or renewal', async () => {
    const owner = await customer(sandbox, 'owner');
    const before = await stateOf(owner);
    expect(await orderFailure(await owner.manage('geeni_plus_m', [1, 3]))).toBeNull();
    const after = await stateOf(owner);
    expect(after.plans[0]).toMatchObject({
      deviceIds: [owner.device(1), owner.device(3)],
      renewsAt: before.plans[0]?.renewsAt,
    });
    expect({ ...after, plans: [] }).toEqual({ ...before, plans: [] });
  });

  it('charges the card on file for an upgrade, in the currency of the account', async () => {
    const owner = await customer(sandbox, 'owner');
    expect(await orderFailure(await owner.manage('geeni_premium_m', [1, 2, 3]))).toBeNull();
    expect(owner.ledger()).toMatchObject([{ amountMinor: 400, currency: 'USD', lastFour: '4242' }]);
  });
});

describe('an order of the current plan', () => {
  test.each([
    ['a pending change', 'pending', 'geeni'],
    ['a cancellation', 'owner', 'otis'],
  ])('cancels %s, once and without a charge', async (what, persona, brand) => {
    const buyer = await customer(sandbox, persona, brand);
    const [start] = await buyer.plans();
    if (!start) throw new Error('no plan');
    if (what === 'a cancellation') {
      const plans = await (await buyer.get('/configuration/plans?brand=otis')).json();
      const fallback = platformOperations.plans.answer.parse(plans).find(({ isDefault }) => isDefault);
      await buyer.post('/subscriptions/cancelPlan', {
        pepperSubscriptionId: start.id,
        pepperPlanId: start.planId,
        defaultPlanId: fallback?.id,
      });
    }
    const [before] = await buyer.plans();
    expect(before?.pendingChange).not.toBeNull();
    const devices = start.deviceIds.map((id) => Number(id.split('-').at(-1)));
    expect((await buyer.manage(start.planCode, devices)).status).toBe(200);
    expect(await buyer.plans()).toMatchObject([
      {
        id: start.id,
        planId: start.planId,
        pendingChange: null,
        renewsAt: start.renewsAt,
        deviceIds: start.deviceIds,
      },
    ]);
    expect(buyer.ledger()).toEqual([]);
    // A plan that is kept already is refused as held.
    expect(await orderFailure(await buyer.manage(start.planCode, devices))).toBe(
      'error.subscription.preview.already_subscribed',
    );
  });
});

describe('an order is refused and changes nothing', () => {
  const premium = ['geeni_premium_m', [1]] as const;
  test.each<[string, string, readonly [string, readonly number[]], object, string]>([
    ['an unknown plan', 'owner', ['nope', [1]], {}, 'subscription.preview.plan_not_found'],
    ['an old plan', 'owner', ['geeni_classic_m', [1]], {}, 'subscription.preview.plan_not_found'],
    [
      'two different plans',
      'owner',
      premium,
      { pepperPlanId: 'plan-geeni_basic_m' },
      'subscription.preview.plan_not_found',
    ],
    ['an unknown subscription', 'owner', premium, { pepperSubscriptionId: 'x' }, 'subscription.not_found'],
    [
      'a subscription of another account',
      'owner',
      premium,
      { pepperSubscriptionId: 'geeni-free-plan' },
      'subscription.not_found',
    ],
    ['another external id', 'owner', premium, { currentSubscriptionUuid: 'x' }, 'subscription.not_found'],
    [
      'no subscription named',
      'owner',
      premium,
      { pepperSubscriptionId: null },
      'subscription.subscription_required',
    ],
    ['a plan that Apple bills', 'apple', premium, {}, 'subscription.billed_by_apple'],
    [
      'a second plan beside Apple’s',
      'apple',
      premium,
      { pepperSubscriptionId: null },
      'subscription.billed_by_apple',
    ],
    ['an unknown device', 'owner', ['geeni_premium_m', [9]], {}, 'subscription.devices.unknown'],
    ['a bulb', 'yearly', ['geeni_premium_y', [3]], {}, 'subscription.devices.not_subscribable'],
    ['too many devices', 'owner', ['geeni_basic_m', [1, 2]], {}, 'subscription.devices.limit'],
    ['an unknown currency', 'owner', premium, { currency: 'XXX' }, 'subscription.preview.currency'],
    [
      'the same plan and devices',
      'owner',
      ['geeni_plus_m', [2, 1]],
      {},
      'subscription.preview.already_subscribed',
    ],
    ['a plan that Apple bills already', 'double', premium, {}, 'subscription.preview.already_subscribed'],
    ['an unknown coupon', 'owner', premium, { couponCode: 'x' }, 'promo.not_found'],
    ['a coupon for yearly plans', 'owner', premium, { couponCode: 'yearly20' }, 'promo.plan_restriction'],
    [
      'a coupon without its device',
      'owner',
      ['geeni_premium_m', [2]],
      { couponCode: 'doorbell5' },
      'promo.device_restriction',
    ],
    ['no card', 'newcomer', premium, { pepperSubscriptionId: null }, 'subscription.card.payment'],
    ['an expired card', 'expired', premium, {}, 'subscription.card.expired'],
    ['an unknown token', 'owner', premium, { billingToken: 'x' }, 'subscription.token.invalid'],
    [
      'a challenge that was not required',
      'owner',
      premium,
      { actionResultTokenId: 'x' },
      'subscription.token.invalid',
    ],
  ])('%s', async (_what, persona, [planCode, devices], more, code) => {
    const buyer = await customer(sandbox, persona);
    const before = await stateOf(buyer);
    expect(await orderFailure(await buyer.order(planCode, [...devices], more))).toBe(`error.${code}`);
    expect(await stateOf(buyer)).toEqual(before);
  });

  it('a coupon with a change at the end of the period', async () => {
    const owner = await customer(sandbox, 'owner');
    expect(await orderFailure(await owner.order('geeni_basic_m', [1], { couponCode: 'save10' }))).toBe(
      'change_must_be_immediate',
    );
    expect(sandbox.world.store.redemptions.list()).toEqual([]);
  });

  it('a body with an unknown field', async () => {
    const owner = await customer(sandbox, 'owner');
    expect(await orderFailure(await owner.order('geeni_premium_m', [1], { price: 1 }))).toBe('BadRequest');
  });
});

describe('card error codes', () => {
  const kinds = [
    ['declined', 'card.declined'],
    ['expired', 'card.expired'],
    ['cvv', 'card.cvv.declined'],
    ['number', 'card.number.declined'],
    ['address', 'card.address.declined'],
    ['type', 'card.type'],
    ['prepaid', 'card.payment'],
  ] as const;

  test.each(kinds)('a new card of the kind %s: %s, wrapped in status 200', async (kind, code) => {
    const owner = await customer(sandbox, 'owner');
    const before = await stateOf(owner);
    const response = await owner.order('geeni_premium_m', [1], { billingToken: token(kind) });
    expect(response.status).toBe(200);
    expect(await orderFailure(response)).toBe(`error.subscription.${code}`);
    expect(await stateOf(owner)).toEqual(before);
  });

  test.each(kinds)('a card on file of the kind %s: %s', async (kind, code) => {
    const owner = await customer(sandbox, 'owner');
    const { cards } = sandbox.world.store;
    const card = cards.get('geeni:owner@geeni.example');
    if (card) cards.put({ ...card, kind });
    expect(await orderFailure(await owner.order('geeni_premium_m', [1]))).toBe(`error.subscription.${code}`);
    expect(owner.ledger()).toEqual([]);
  });
});

describe('a repeated order', () => {
  it('a token works once, and not after 20 minutes', async () => {
    const owner = await customer(sandbox, 'owner');
    const billingToken = token();
    expect(await orderFailure(await owner.order('geeni_premium_m', [1], { billingToken }))).toBeNull();
    const again = await owner.order('geeni_premium_y', [1], { billingToken });
    expect([again.status, await orderFailure(again)]).toEqual([400, 'error.subscription.token.invalid']);
    const late = token();
    sandbox.world.clock.advance(20 * 60_000);
    expect(await orderFailure(await owner.order('geeni_premium_y', [1], { billingToken: late }))).toBe(
      'error.subscription.token.invalid',
    );
    expect(owner.ledger()).toHaveLength(1);
  });

  it('a coupon is redeemed once, and not by a refused order', async () => {
    const owner = await customer(sandbox, 'owner');
    const couponCode = 'save10';
    await owner.order('geeni_premium_m', [1], { couponCode, billingToken: token('declined') });
    expect((await owner.validateCoupon(couponCode)).status).toBe(200);
    await owner.order('geeni_premium_m', [1], { couponCode });
    expect(await orderFailure(await owner.validateCoupon('SAVE10'))).toBe('error.promo.max_redemptions');
    expect(await orderFailure(await owner.order('geeni_premium_y', [1], { couponCode }))).toBe(
      'error.promo.max_redemptions',
    );
    expect(owner.ledger()).toMatchObject([{ amountMinor: 320 }]);
  });

  test.each([
    ['an upgrade', 'owner', 'geeni_premium_m', {}, [400]],
    ['a downgrade', 'owner', 'geeni_basic_m', {}, []],
    ['a cancellation', 'owner', 'not_a_plan_geeni', {}, []],
    ['a first plan', 'newcomer', 'geeni_plus_m', { pepperSubscriptionId: null }, []],
  ])('%s in twenty requests at the same time', async (_what, persona, planCode, more, charged) => {
    const buyer = await customer(sandbox, persona);
    const devices = planCode === 'not_a_plan_geeni' ? [] : [1];
    const tokens = Array.from({ length: 20 }, () => token());
    const answers = await Promise.all(
      tokens.map((billingToken) => buyer.order(planCode, devices, { ...more, billingToken })),
    );
    const failures = await Promise.all(answers.map(orderFailure));
    expect(failures.filter((code) => code === null)).toHaveLength(1);
    expect(failures.filter((code) => code === 'error.subscription.preview.already_subscribed')).toHaveLength(
      19,
    );
    expect(buyer.ledger().map(({ amountMinor }) => amountMinor)).toEqual(charged);
    expect(await buyer.plans()).toHaveLength(1);
  });

  it('different simultaneous orders each cost exactly their difference', async () => {
    const owner = await customer(sandbox, 'californian', 'notion');
    const plans = ['notion_plus_y', 'notion_premium_m', 'notion_premium_y'];
    await Promise.all(plans.map((planCode) => owner.order(planCode, [1])));
    const charged = owner.ledger();
    const invoices = (await owner.invoices()).slice(-charged.length);
    expect(invoices.map(({ invoiceTotal }) => invoiceTotal)).toEqual(
      charged.map(({ amountMinor }) => amountMinor).toReversed(),
    );
    for (const { amountMinor, taxMinor } of charged)
      expect(taxMinor).toBe(Math.floor(((amountMinor - taxMinor) * 950 + 5_000) / 10_000));
    expect(await owner.plans()).toMatchObject([{ planCode: 'notion_premium_y' }]);
  });
});

describe('under a fault', () => {
  const { method, path } = platformOperations.subscribe;
  test.each([
    ['reset', true],
    ['hang', true],
    ['truncated', true],
    ['empty', true],
    ['html', true],
    ['status:503', false],
    ['error:error.subscription.card.declined', false],
  ])('%s: carried out %s, and only once if repeated', async (fault, carriedOut) => {
    const owner = await customer(sandbox, 'owner');
    setFault(sandbox.world, { method, path, fault, times: 1 });
    const lost = await owner.order('geeni_premium_m', [1]).catch((error: unknown) => error);
    expect(lost instanceof Error).toBe(fault === 'reset');
    expect(owner.ledger()).toHaveLength(carriedOut ? 1 : 0);
    const again = await orderFailure(await owner.order('geeni_premium_m', [1]));
    expect(again).toBe(carriedOut ? 'error.subscription.preview.already_subscribed' : null);
    expect(owner.ledger()).toMatchObject([{ amountMinor: 400 }]);
  });
});

it('GET /sandbox/ledger returns the charges, the newest first', async () => {
  const owner = await customer(sandbox, 'owner');
  await owner.order('geeni_premium_m', [1]);
  await owner.order('geeni_premium_y', [1]);
  const ask = (query: string) => sandbox.fetch(new Request(`http://localhost:8787/sandbox/ledger?${query}`));
  const shown = await ask('brand=geeni&email=Owner@geeni.example');
  expect(await shown.json()).toEqual(owner.ledger());
  expect(owner.ledger().map(({ amountMinor }) => amountMinor)).toEqual([7200, 400]);
  expect((await ask('brand=geeni&email=nobody@geeni.example')).status).toBe(404);
});
