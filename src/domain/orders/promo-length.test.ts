import { expect, test } from 'vitest';
import { promoLength } from './promo-length.ts';

// Recurly's fields, then Stripe's (docs/adr/021). Any other value promises nothing.
test.each([
  [{ duration: 'single_use' }, { kind: 'once' }],
  [{ duration: 'forever' }, { kind: 'always' }],
  [
    { duration: 'temporal', temporal_amount: 3, temporal_unit: 'month' },
    { kind: 'span', amount: 3, unit: 'month' },
  ],
  [
    { duration: 'temporal', temporal_amount: 2, temporal_unit: 'Weeks' },
    { kind: 'span', amount: 2, unit: 'week' },
  ],
  [{ duration: 'temporal', temporal_amount: 2, temporal_unit: 'fortnight' }, { kind: 'unknown' }],
  [{ duration: 'temporal' }, { kind: 'unknown' }],
  [{ duration: 'once' }, { kind: 'once' }],
  [
    { duration: 'repeating', duration_in_months: 6 },
    { kind: 'span', amount: 6, unit: 'month' },
  ],
  [{ duration: 'repeating' }, { kind: 'unknown' }],
  [{ duration: null }, { kind: 'unknown' }],
  [{}, { kind: 'unknown' }],
])('%j lasts %j', (coupon, length) => {
  expect(promoLength(coupon)).toEqual(length);
});
