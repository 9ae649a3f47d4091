import { describe, expect, test } from 'vitest';
import { stepAfterDevices } from './plan-change-step.ts';

describe('the step after a selection of devices', () => {
  test.each([
    ['portal', true, false, 'orderSummary'],
    ['portal', false, false, 'billing'],
    ['portal', false, true, 'orderSummary'],
    ['delegatedCheckout', false, false, 'checkoutSession'],
    ['delegatedCheckout', true, true, 'checkoutSession'],
  ] as const)('%s, card %s, free %s: %s', (flow, hasBillingInfo, isFree, step) => {
    expect(stepAfterDevices({ flow, hasBillingInfo, isFree })).toBe(step);
  });
});
