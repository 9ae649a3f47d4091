import { expect, test } from 'vitest';
import { aDevice, aPlan, aSubscription, planCodes } from '../../../tests/support/platform-fixtures.ts';
import { choiceOutcome, keepingCameras, lossToAccept } from './choice-outcome.ts';

const brand = {
  flow: 'portal' as const,
  features: { downgradeComparesNames: false, freeHistoryHours: 24 },
  planCodes,
};
const devices = [aDevice('1'), aDevice('2')];
const small = aPlan({ id: 'small', code: 'small_m', name: 'Small', billingOrder: 10, deviceQuantity: 1 });
const large = aPlan({ id: 'large', code: 'large_m', name: 'Large', billingOrder: 30 });
const account = {
  subscriptions: [aSubscription({ deviceIds: ['1', '2'] })],
  devices,
  available: [aPlan(), small, large],
};

test.each([
  ['an upgrade asks nothing', large, { kind: 'change', asks: null, intent: { step: 'orderSummary' } }],
  ['a downgrade asks for the cameras it loses', small, { kind: 'change', asks: 1 }],
  ['the current plan is refused', aPlan(), { kind: 'refused', why: 'current' }],
  [
    'a plan that is not for sale is refused',
    aPlan({ id: 'x', code: 'x' }),
    { kind: 'refused', why: 'notOffered' },
  ],
])('%s', (_what, toPlan, expected) => {
  expect(choiceOutcome({ account, hasBillingInfo: true }, toPlan, brand)).toMatchObject(expected);
});

test('without a card, the card form comes next', () => {
  expect(choiceOutcome({ account, hasBillingInfo: false }, large, brand)).toMatchObject({
    intent: { step: 'billing' },
  });
});

test('only a downgrade that can be taken has a loss to accept', () => {
  expect(lossToAccept(account, small, brand)?.cameras).toEqual({ kind: 'some', lost: 1, of: devices });
  expect([large, aPlan()].map((plan) => lossToAccept(account, plan, brand))).toEqual([undefined, undefined]);
});

test.each<[string, string[], object]>([
  ['one that stays leads to the order', ['2'], { deviceIds: ['2'], step: 'orderSummary' }],
  ['none leads to the devices', [], { step: 'devices' }],
  ['one too many leads to the devices', ['1', '2'], { step: 'devices' }],
  ['one that is not on the plan leads to the devices', ['3'], { step: 'devices' }],
  ['one beside it, too', ['2', '3'], { step: 'devices' }],
])('of the cameras of a smaller plan, %s', (_what, chosen, expected) => {
  const choice = choiceOutcome({ account, hasBillingInfo: true }, small, brand);
  if (choice.kind !== 'change') throw new Error('It is refused.');
  expect(keepingCameras(choice, chosen)).toMatchObject(expected);
});

test('a larger plan keeps all cameras, whatever is chosen', () => {
  const choice = choiceOutcome({ account, hasBillingInfo: true }, large, brand);
  if (choice.kind !== 'change') throw new Error('It is refused.');
  expect(keepingCameras(choice, ['1'])).toBe(choice.intent);
});
