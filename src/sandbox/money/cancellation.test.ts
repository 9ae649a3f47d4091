import { describe, expect, it, test } from 'vitest';
import { cancelPlan } from './cancellation.ts';
import type { HeldPlan } from '../world/entities.ts';
import { brandOf } from '../world/world.fixture.ts';

const brand = brandOf('geeni');
const NOW = Date.parse('2026-11-20T10:00:00Z');
const LATER = Date.parse('2026-12-01T10:00:00Z');
const held: HeldPlan = {
  id: 'p',
  accountKey: 'a',
  planCode: 'geeni_plus_m',
  biller: 'recurly',
  renewsAtMs: LATER,
  trialEndsAtMs: null,
  expiresAtMs: null,
  pending: null,
  deviceIds: ['1', '2'],
};
const ids = { pepperPlanId: 'plan-geeni_plus_m', defaultPlanId: 'plan-not_a_plan_geeni' };
const ending = { planCode: 'not_a_plan_geeni', effectiveAtMs: LATER };
const free: Partial<HeldPlan> = { planCode: 'not_a_plan_geeni', biller: null, renewsAtMs: null };

describe('cancelPlan', () => {
  test.each<[string, Partial<HeldPlan>, Partial<typeof ids>, string]>([
    ['another plan than the one held', {}, { pepperPlanId: 'plan-geeni_basic_m' }, 'planNotHeld'],
    ['the code in place of the id', {}, { pepperPlanId: 'geeni_plus_m' }, 'planNotHeld'],
    ['another fallback plan', {}, { defaultPlanId: 'plan-geeni_basic_m' }, 'notDefaultPlan'],
    ['no fallback plan', {}, { defaultPlanId: '' }, 'notDefaultPlan'],
    ['a plan that Apple bills', { biller: 'apple', renewsAtMs: null }, {}, 'billedByApple'],
    ['a free plan', free, { pepperPlanId: 'plan-not_a_plan_geeni' }, 'freePlan'],
    ['a plan that ends already', { pending: ending }, {}, 'alreadyCancelled'],
  ])('refuses %s', (_what, plan, asked, code) => {
    expect(cancelPlan(brand, { ...held, ...plan }, { ...ids, ...asked }, NOW)).toEqual({
      at: 'refused',
      code,
    });
  });

  it('is refused if the brand has no default plan', () => {
    const catalogue = brand.catalogue.map((tier) => ({ ...tier, default: false }));
    expect(cancelPlan({ ...brand, catalogue }, held, ids, NOW)).toEqual({
      at: 'refused',
      code: 'noDefaultPlan',
    });
  });

  test.each<[string, Partial<HeldPlan>]>([
    ['the paid period', {}],
    ['a trial', { trialEndsAtMs: LATER }],
    ['a trial that would not renew', { renewsAtMs: null, trialEndsAtMs: LATER }],
    ['the period before another change', { pending: { planCode: 'geeni_basic_m', effectiveAtMs: LATER } }],
  ])('ends the plan at the end of %s', (_what, plan) => {
    const before = { ...held, ...plan };
    expect(cancelPlan(brand, before, ids, NOW)).toEqual({
      at: 'answered',
      answer: { ...before, pending: ending },
    });
  });

  it.each([LATER, null])('ends a paused plan at once, also one that would renew at %s', (renewsAtMs) => {
    expect(cancelPlan(brand, { ...held, renewsAtMs, standing: { kind: 'paused' } }, ids, NOW)).toEqual({
      at: 'answered',
      answer: { ...held, ...free, deviceIds: [] },
    });
  });

  it('accepts the ids of plans in any letter case', () => {
    const upper = {
      pepperPlanId: ids.pepperPlanId.toUpperCase(),
      defaultPlanId: ids.defaultPlanId.toUpperCase(),
    };
    expect(cancelPlan(brand, held, upper, NOW).at).toBe('answered');
  });

  it('ends a plan without a known end date at once', () => {
    expect(cancelPlan(brand, { ...held, renewsAtMs: null }, ids, NOW)).toEqual({
      at: 'answered',
      answer: { ...held, ...free, deviceIds: [] },
    });
  });
});
