import { describe, expect, it, test } from 'vitest';
import { subscription, subscriptionList } from './subscription.ts';
import { readWire } from '../platform/wire-reading.ts';

const config = {
  name: 'Pro',
  billing_cycle: 1,
  billing_order: 20,
  device_quantity: 5,
  external_plan_code: 'pro_m',
};
const wire = { id: 1, plan_config_id: 7, plan_code: 'pro_m', plan_config: config };
const JANUARY = '2027-01-01T00:00:00Z';
const january = Date.UTC(2027, 0, 1);

describe('a subscription', () => {
  it('needs only its ids and its plan', () => {
    expect(subscription.parse(wire)).toEqual({
      id: '1',
      planId: '7',
      planCode: 'pro_m',
      externalId: null,
      biller: { kind: 'card' },
      status: null,
      stateWord: null,
      isNotRenewed: false,
      plan: {
        name: 'Pro',
        code: 'pro_m',
        billingCycle: 1,
        billingOrder: 20,
        deviceQuantity: 5,
        retentionDays: 0,
        isDefault: false,
        isVisible: true,
      },
      paidPlanCode: null,
      trialEndsAt: null,
      renewsAt: null,
      expiresAt: null,
      nextCharge: null,
      pendingChange: null,
      deviceIds: [],
      devices: [],
    });
  });

  test.each([
    ['the subscription', { provider: 'apple' }],
    ['its plan', { plan_config: { ...config, provider: 'apple' } }],
  ])('is billed by Apple where %s says so', (_who, changes) => {
    expect(subscription.parse({ ...wire, ...changes }).biller).toEqual({ kind: 'apple' });
  });

  test.each([
    ['auto_renew', false],
    ['auto_renew', 'false'],
    ['cancel_at_period_end', true],
    ['cancel_at_period_end', 1],
  ])('is not renewed where %s is %j', (field, value) => {
    expect(subscription.parse({ ...wire, [field]: value }).isNotRenewed).toBe(true);
    expect(subscription.parse({ ...wire, [field]: null }).isNotRenewed).toBe(false);
    expect(subscription.parse({ ...wire, [field]: {} }).isNotRenewed).toBe(false);
  });

  test.each([
    ['2026-11-30T00:00:00Z', JANUARY, january],
    [JANUARY, '2026-11-30', january],
    ['2027-01-02', JANUARY, '2027-01-02'],
    [null, JANUARY, january],
  ])('has a trial until the later end: %s and %s', (own, atRecurly, ends) => {
    const read = subscription.parse({ ...wire, trial_end_date: own, recurly_trial_end_date: atRecurly });
    expect(read.trialEndsAt).toBe(ends);
  });

  test.each([
    ['trial_end_date', 'trialEndsAt'],
    ['recurly_trial_end_date', 'trialEndsAt'],
    ['renewal_date', 'renewsAt'],
    ['recurly_period_end_date', 'renewsAt'],
    ['expiration_date', 'expiresAt'],
  ] as const)('%s is its %s', (field, date) => {
    expect(subscription.parse({ ...wire, [field]: JANUARY })[date]).toBe(january);
    expect(subscription.parse({ ...wire, [field]: '2027-01-01' })[date]).toBe('2027-01-01');
  });

  test.each([
    ['pendingSubscription', 'effectiveDate'],
    ['pendingSubscription', 'effective_date'],
    ['pending_subscription', 'effectiveDate'],
    ['pending_subscription', 'effective_date'],
  ])('reads a pending change from %s with %s', (field, date) => {
    const pending = {
      billing_cycle: 12,
      pepper_name: 'Essential',
      recurly_plan_code: 'essential_y',
      [date]: JANUARY,
    };
    expect(subscription.parse({ ...wire, [field]: pending }).pendingChange).toEqual({
      planName: 'Essential',
      planCode: 'essential_y',
      billingCycle: 12,
      effectiveAt: january,
    });
    const onDay = { ...wire, [field]: { ...pending, [date]: '2027-01-01' } };
    expect(subscription.parse(onDay).pendingChange?.effectiveAt).toBe('2027-01-01');
  });

  it.each([
    ['Past_Due', 'past_due'],
    [' ACTIVE ', 'active'],
    ['non-renewing', 'non-renewing'],
  ])('keeps the platform’s word for its state, as %j in small letters', (status, word) => {
    expect(subscription.parse({ ...wire, status }).status).toBe(word);
  });

  test.each([
    ['without an id', { id: undefined }],
    ['without a plan', { plan_config: undefined }],
    ['with a plan without a name', { plan_config: { ...config, name: '' } }],
    ['with devices that are not a list', { device_ids: 'a,b' }],
    ['with nested lists of devices', { device_ids: [['a']] }],
  ])('is refused %s', (_what, changes) => {
    expect(subscription.safeParse({ ...wire, ...changes }).success).toBe(false);
  });

  it.each([{ billing_cycle: 1 }, { pepper_name: 'Lite' }, {}, 'soon', ['Lite', 'Basic']])(
    'keeps that a pending change is not known: %j',
    (change) => {
      const { pendingChange } = subscription.parse({ ...wire, pending_subscription: change });
      expect([pendingChange?.planName, pendingChange?.billingCycle]).toContain(null);
    },
  );

  it('leaves out unknown fields', () => {
    expect(subscription.parse({ ...wire, ssn: '1' })).not.toHaveProperty('ssn');
  });
});

describe('GET /subscriptions', () => {
  it('answers a bare list, or one under subscriptions', () => {
    expect(subscriptionList.parse([wire])).toHaveLength(1);
    const under = (name: string) => readWire(subscriptionList, { [name]: [structuredClone(wire)] });
    expect(under('subscriptions')).toEqual(readWire(subscriptionList, [wire]));
    expect(under('docs')).toEqual(under('subscriptions'));
    expect(under('other').ok).toBe(false);
  });

  test.each([[null], [''], [0], [true], [{}], [{ subscriptions: null }], [[wire, {}]]])(
    '%j is not a list',
    (answer) => {
      expect(subscriptionList.safeParse(answer).success).toBe(false);
    },
  );
});
