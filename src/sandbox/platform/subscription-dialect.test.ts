import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { clearDialects, type DialectForm, setDialect } from './dialects.ts';
import { brandOf, signedIn, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});
afterEach(() => clearDialects(sandbox.world));

const speak = (...forms: DialectForm[]) => setDialect(sandbox.world, { brand: 'geeni', forms });
const list = z.array(z.looseObject({ id: z.string() }));
const listOf = async (persona: string) =>
  list.parse(await (await (await signedIn(sandbox, geeni, persona)).get('/account/subscriptions')).json());

const free = { billing_cycle: 0, pepper_name: 'No Plan', recurly_plan_code: null };
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const plan = { id: expect.any(String) };

describe('what a persona’s subscriptions say', () => {
  test.each<[DialectForm[], string, object[]]>([
    [
      [],
      'cancelled',
      [{ status: 'active', renewal_date: date, expiration_date: null, pendingSubscription: free }],
    ],
    [
      ['cancelled-status'],
      'cancelled',
      [{ status: 'canceled', renewal_date: date, expiration_date: date, pendingSubscription: null }],
    ],
    [
      ['cancelled-date'],
      'cancelled',
      [
        {
          status: 'active',
          renewal_date: null,
          recurly_period_end_date: null,
          expiration_date: date,
          pendingSubscription: null,
        },
      ],
    ],
    [['cancelled-gone'], 'cancelled', []],
    [['cancelled-flag'], 'cancelled', [{ status: 'active', auto_renew: false, pendingSubscription: null }]],
    [
      ['cancelled-at-end'],
      'cancelled',
      [{ status: 'active', cancel_at_period_end: true, pendingSubscription: null }],
    ],
    [['state-field'], 'trial', [{ state: 'in_trial' }]],
    [['google-store'], 'apple', [{ provider: 'google_play', plan_config: { provider: 'google_play' } }]],
    [['other-store'], 'apple', [{ provider: 'corner_shop' }]],
    [['trial-extended'], 'trial', [{ trial_end_date: date, recurly_trial_end_date: date }]],
    [
      ['held-nulls'],
      'owner',
      [{ plan_config: { name: 'Plus', billing_cycle: null, device_quantity: null } }],
    ],
    [['pending-held'], 'owner', [{ pendingSubscription: { billing_cycle: 1, pepper_name: 'Plus' } }]],
    [['cancelled-gone'], 'pending', [{ status: 'active', pendingSubscription: { billing_cycle: 1 } }]],
    [['cancelled-status'], 'pending', [{ status: 'active', expiration_date: null }]],
    [['cancelled-status'], 'ended', [{ status: 'expired' }]],

    [['stripe-states'], 'owner', [{ status: 'active' }]],
    [['stripe-states'], 'trial', [{ status: 'trialing' }]],
    [['stripe-states'], 'pastdue', [{ status: 'past_due' }]],
    [['stripe-states'], 'cancelled', [{ status: 'active', pendingSubscription: free }]],
    [['stripe-states', 'cancelled-status'], 'cancelled', [{ status: 'active', expiration_date: date }]],
    [['stripe-states'], 'ended', [{ status: 'canceled', expiration_date: date }]],
    [['stripe-states'], 'paused', [{ status: 'paused' }]],
    [['stripe-states'], 'unclear', [{ status: 'in_review' }]],

    [['other-spellings'], 'owner', [{ status: 'ACTIVE' }]],
    [['other-spellings'], 'trial', [{ status: 'In-Trial' }]],
    [['other-spellings'], 'pastdue', [{ status: 'Past Due' }]],
    [['other-spellings'], 'cancelled', [{ status: 'Cancelled', pendingSubscription: free }]],
    [
      ['other-spellings', 'cancelled-date'],
      'cancelled',
      [{ status: 'Cancelled', pendingSubscription: null }],
    ],
    [['other-spellings'], 'returned', [{ status: 'Expired' }, { status: 'ACTIVE' }]],
    [['other-spellings'], 'paused', [{ status: 'Paused' }]],
    [['other-spellings'], 'apple', [{ status: 'ACTIVE' }]],

    [['upper-ids'], 'owner', [{ plan_config_id: 'PLAN-GEENI_PLUS_M', plan_code: 'geeni_plus_m' }]],
    [['listed-twice'], 'owner', [plan, plan]],
    [['listed-twice'], 'double', [plan, plan, plan, plan]],

    [[], 'returned', [{ status: 'expired' }, { status: 'active' }]],
    [['ended-unlisted'], 'returned', [{ status: 'active' }]],
    [['ended-unlisted'], 'ended', []],
    [['ended-unlisted'], 'paused', [{ status: 'paused' }]],
    [['ended-unlisted'], 'cancelled', [{ status: 'active', pendingSubscription: free }]],
  ])('%j, %s: %j', async (forms, persona, expected) => {
    speak(...forms);
    expect(await listOf(persona)).toMatchObject(expected);
  });

  test.each<[DialectForm, string]>([
    ['no-status', 'status'],
    ['no-next-charge', 'next_charge'],
  ])('%s leaves %s out, and nothing else', async (form, field) => {
    const [plainly] = await listOf('owner');
    speak(form);
    const [said] = await listOf('owner');
    expect(plainly).toHaveProperty(field);
    expect(said).toEqual(
      Object.fromEntries(Object.entries(plainly ?? {}).filter(([name]) => name !== field)),
    );
  });

  it('a plan under listed-twice is the same both times', async () => {
    speak('listed-twice');
    const [one, other] = await listOf('owner');
    expect(one).toEqual(other);
  });

  it('calendar-dates has days without a time, and credentials that are still valid', async () => {
    const [plainly] = await listOf('pending');
    speak('calendar-dates');
    const [said] = await listOf('pending');
    expect(said?.['renewal_date']).toBe(String(plainly?.['renewal_date']).slice(0, 10));
    expect(said?.['pendingSubscription']).toMatchObject({
      effectiveDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    const { who } = await signedIn(sandbox, geeni, 'pending');
    expect(who.pepperUser.awsUserCredentials.Expiration).toBeGreaterThan(Date.now());
  });
});

describe('a cancellation answers as the list does', () => {
  test.each<[DialectForm[], object, object[]]>([
    [[], { status: 'active', pendingSubscription: free }, [{ pendingSubscription: free }]],
    [['cancelled-status'], { status: 'canceled', expiration_date: date }, [{ status: 'canceled' }]],
    [['cancelled-date'], { status: 'active', expiration_date: date }, [{ renewal_date: null }]],
    [['cancelled-gone'], {}, []],
  ])('%j', async (forms, answer, listed) => {
    speak(...forms);
    const { post } = await signedIn(sandbox, geeni, 'owner');
    const cancelled = await post('/subscriptions/cancelPlan', {
      pepperSubscriptionId: 'geeni-owner-plan',
      pepperPlanId: 'plan-geeni_plus_m',
      defaultPlanId: 'plan-not_a_plan_geeni',
    });
    expect(cancelled.status).toBe(200);
    expect(await cancelled.json()).toMatchObject(answer);
    expect(await listOf('owner')).toMatchObject(listed);
  });

  it('with the plan’s id as upper-ids says it', async () => {
    speak('upper-ids');
    const { post } = await signedIn(sandbox, geeni, 'owner');
    const cancelled = await post('/subscriptions/cancelPlan', {
      pepperSubscriptionId: 'geeni-owner-plan',
      pepperPlanId: 'PLAN-GEENI_PLUS_M',
      defaultPlanId: 'plan-not_a_plan_geeni',
    });
    expect(cancelled.status).toBe(200);
  });
});
