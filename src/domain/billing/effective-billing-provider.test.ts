import { describe, expect, test } from 'vitest';
import {
  type BillingProvider,
  chosenProvider,
  effectiveBillingProvider,
} from './effective-billing-provider.ts';

type Row = [
  string,
  BillingProvider,
  BillingProvider | undefined,
  BillingProvider | undefined,
  string[],
  BillingProvider,
];

describe('recurly if any invoice is past due, otherwise the brand’s own provider', () => {
  test.each<Row>([
    ['nothing known', 'recurly', undefined, undefined, [], 'recurly'],
    [
      'invoices of every other status',
      'stripeElements',
      undefined,
      undefined,
      ['paid', 'failed', 'pending'],
      'stripeElements',
    ],
    ['past due', 'stripeElements', undefined, undefined, ['paid', 'past_due'], 'recurly'],
    ['past due in capitals', 'stripeElements', undefined, undefined, ['PAST_DUE'], 'recurly'],
    ['past due in mixed case', 'stripe', undefined, undefined, ['Past_Due', 'paid'], 'recurly'],
    [
      'a status that only looks like past due',
      'stripeElements',
      undefined,
      undefined,
      ['past due', 'past_due_soon'],
      'stripeElements',
    ],
  ])('%s', (_what, own, second, chosen, invoiceStatuses, expected) => {
    expect(effectiveBillingProvider({ first: own, second, chosen, invoiceStatuses })).toBe(expected);
  });
});

describe('the visitor’s choice counts only where the brand has it configured', () => {
  test.each<Row>([
    ['the visitor did not choose', 'recurly', 'stripeElements', undefined, [], 'recurly'],
    ['chosen', 'recurly', 'stripeElements', 'stripeElements', [], 'stripeElements'],
    ['the visitor switched back', 'recurly', 'stripeElements', 'recurly', [], 'recurly'],
    ['the brand has no second provider', 'recurly', undefined, 'stripeElements', [], 'recurly'],
    ['the choice is not the second provider', 'stripeElements', undefined, 'recurly', [], 'stripeElements'],
    [
      'an invoice past due overrides the choice',
      'recurly',
      'stripeElements',
      'stripeElements',
      ['past_due'],
      'recurly',
    ],
  ])('%s', (_what, own, second, chosen, invoiceStatuses, expected) => {
    expect(effectiveBillingProvider({ first: own, second, chosen, invoiceStatuses })).toBe(expected);
  });
});

test.each([
  ['false', 'recurly'],
  ['true', 'stripeElements'],
  ['', 'stripeElements'],
  [null, 'stripeElements'],
  ['FALSE', 'stripeElements'],
  ['false ', 'stripeElements'],
  ['0', 'stripeElements'],
])('enable=%j sets %s', (enable, expected) => {
  expect(chosenProvider(enable)).toBe(expected);
});
