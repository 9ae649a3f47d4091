import { expect, test } from 'vitest';
import { requestOutcome } from './request-outcome.ts';

test.each([
  [200, null, 'ok'],
  [204, undefined, 'ok'],
  [303, '/subscriptions', 'led'],
  [302, '/login?redirectUri=%2Fpayment&reason=ended', 'ended'],
  [303, '/login?redirectUri=%2Fpayment&reason=unavailable&reference=x', 'unavailable'],
  [303, '/error', 'problem'],
  [303, '/error?redirectUri=%2Fpayment', 'problem'],
  [303, '/error-status?error_code=cancel_unsure', 'cancel_unsure'],
  [303, '/billing?error_code=error.subscription.card.expired', 'error.subscription.card.expired'],
  [200, '/order-summary?notice=unsure', 'unsure'],
  [303, '/login?reason=somebody@example.com', 'led'],
  [302, 'https://partner.example/?reason=unavailable&code=SECRET', 'led'],
  [401, null, 'refused'],
  [429, '/error', 'refused'],
  [502, '/error', 'failed'],
])('a request that is answered %d and leads to %s counts as %s', (status, leadsTo, outcome) => {
  expect(requestOutcome(status, leadsTo)).toBe(outcome);
});
