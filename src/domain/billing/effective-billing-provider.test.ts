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
      'every other state',
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
      'no such state',
      'stripeElements',
      undefined,
      undefined,
      ['past due', 'past_due_soon'],
      'stripeElements',
    ],
  ])('%s', (_what, own, second, chosen, invoiceStatuses, expected) => {
    expect(effectiveBillingProvider({ own, second, chosen, invoiceStatuses })).toBe(expected);
  });
});

describe('the visitor’s choice counts only where the brand has it configured', () => {
  test.each<Row>([
    ['not chosen', 'recurly', 'stripeElements', undefined, [], 'recurly'],
    ['chosen', 'recurly', 'stripeElements', 'stripeElements', [], 'stripeElements'],
    ['switched off again', 'recurly', 'stripeElements', 'recurly', [], 'recurly'],
    ['not configured', 'recurly', undefined, 'stripeElements', [], 'recurly'],
    ['the brand has no other', 'stripeElements', undefined, 'recurly', [], 'stripeElements'],
    ['past due goes first', 'recurly', 'stripeElements', 'stripeElements', ['past_due'], 'recurly'],
  ])('%s', (_what, own, second, chosen, invoiceStatuses, expected) => {
    expect(effectiveBillingProvider({ own, second, chosen, invoiceStatuses })).toBe(expected);
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
