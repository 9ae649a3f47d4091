import { describe, expect, it, test } from 'vitest';
import type { HeldPlan } from '../world/entities.ts';
import { renewPlan } from './renewal.ts';
import { brandOf } from '../world/world.fixture.ts';

const brand = brandOf('geeni');
const at = (text: string) => Date.parse(`${text}T10:00:00Z`);
const monthly: HeldPlan = {
  id: 'p',
  accountKey: 'a',
  planCode: 'geeni_plus_m',
  biller: 'recurly',
  renewsAtMs: at('2026-12-01'),
  trialEndsAtMs: null,
  expiresAtMs: null,
  pending: null,
  deviceIds: ['1', '2'],
};

describe('renewPlan', () => {
  it('does not change a plan before its renewal', () => {
    expect(renewPlan(brand, monthly, at('2026-12-01') - 1)).toEqual({ held: monthly, charges: [] });
  });

  it('charges every month that has passed', () => {
    const { held, charges } = renewPlan(brand, monthly, at('2027-02-15'));
    expect(held.renewsAtMs).toBe(at('2027-03-01'));
    expect(charges.map(({ atMs }) => atMs)).toEqual([at('2026-12-01'), at('2027-01-01'), at('2027-02-01')]);
  });

  test.each([
    ['2027-01-29', ['2027-01-29', '2027-02-28', '2027-03-29', '2027-04-29']],
    ['2027-01-30', ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30']],
    ['2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']],
  ])('goes back to the day of %s after a month that is too short', (first, days) => {
    const { held, charges } = renewPlan(brand, { ...monthly, renewsAtMs: at(first) }, at(days[3] ?? ''));
    expect(charges.map(({ atMs }) => atMs)).toEqual(days.map(at));
    const [early, late] = [
      renewPlan(brand, { ...monthly, renewsAtMs: at(first) }, at(days[1] ?? '')).held,
      held,
    ];
    expect(renewPlan(brand, early, at(days[3] ?? '')).held).toEqual(late);
  });

  test.each([
    ['of the same cycle keeps the day of the month', 'geeni_basic_m', '2027-03-31'],
    ['of another cycle begins on its own day', 'geeni_plus_y', '2028-02-28'],
  ])('a change to a plan %s', (_what, planCode, renews) => {
    const pending = { planCode, effectiveAtMs: at('2027-02-28') };
    const held = { ...monthly, renewsAtMs: at('2027-02-28'), billingDay: 31, pending };
    expect(renewPlan(brand, held, at('2027-03-01')).held.renewsAtMs).toBe(at(renews));
  });

  it('charges at the end of a trial', () => {
    const trial = { ...monthly, trialEndsAtMs: at('2026-12-01') };
    const { held, charges } = renewPlan(brand, trial, at('2026-12-01'));
    expect(held).toMatchObject({ trialEndsAtMs: null, renewsAtMs: at('2027-01-01') });
    expect(charges).toHaveLength(1);
  });

  it('applies a pending change, without devices beyond its limit', () => {
    const pending = { planCode: 'geeni_basic_m', effectiveAtMs: at('2026-12-01') };
    const { held, charges } = renewPlan(brand, { ...monthly, pending }, at('2026-12-02'));
    expect(held).toMatchObject({
      planCode: 'geeni_basic_m',
      pending: null,
      deviceIds: ['1'],
      renewsAtMs: at('2027-01-01'),
    });
    expect(charges).toEqual([{ atMs: at('2026-12-01'), planCode: 'geeni_basic_m', coupon: null }]);
  });

  it('stops charging after a change to the free plan', () => {
    const pending = { planCode: 'not_a_plan_geeni', effectiveAtMs: at('2026-12-01') };
    const { held, charges } = renewPlan(brand, { ...monthly, pending }, at('2028-01-01'));
    expect(held).toMatchObject({
      planCode: 'not_a_plan_geeni',
      biller: null,
      renewsAtMs: null,
      deviceIds: [],
    });
    expect(charges).toEqual([]);
  });

  it('ends a plan that Apple billed, without an expiry date', () => {
    const pending = { planCode: 'not_a_plan_geeni', effectiveAtMs: at('2026-12-01') };
    const apple: HeldPlan = { ...monthly, biller: 'apple', renewsAtMs: null, expiresAtMs: at('2026-12-01') };
    expect(renewPlan(brand, { ...apple, pending }, at('2026-12-02')).held).toMatchObject({
      biller: null,
      expiresAtMs: null,
      deviceIds: [],
    });
  });

  test.each<[string, Partial<HeldPlan>]>([
    ['a paused plan', { standing: { kind: 'paused' } }],
    ['a plan that has ended', { standing: { kind: 'ended', atMs: at('2026-11-01') } }],
    [
      'a pending change of a paused plan',
      {
        standing: { kind: 'paused' },
        pending: { planCode: 'geeni_basic_m', effectiveAtMs: at('2026-12-01') },
      },
    ],
  ])('neither charges nor changes %s', (_what, plan) => {
    const held = { ...monthly, ...plan };
    expect(renewPlan(brand, held, at('2028-01-01'))).toEqual({ held, charges: [] });
  });

  it('charges a plan whose state is an unknown word, and another plan after it simply runs', () => {
    const standing = { kind: 'word', word: 'in_review' } as const;
    const pending = { planCode: 'geeni_basic_m', effectiveAtMs: at('2027-01-01') };
    const { held, charges } = renewPlan(brand, { ...monthly, standing }, at('2026-12-15'));
    expect([held.standing, charges.length]).toEqual([standing, 1]);
    expect(renewPlan(brand, { ...held, pending }, at('2027-01-02')).held.standing).toBeUndefined();
  });

  it('renews a plan that Apple bills without a charge', () => {
    const apple: HeldPlan = { ...monthly, biller: 'apple', renewsAtMs: null, expiresAtMs: at('2026-12-01') };
    expect(renewPlan(brand, apple, at('2026-12-15'))).toMatchObject({
      held: { expiresAtMs: at('2027-01-01') },
      charges: [],
    });
  });
});
