import { expect, test } from 'vitest';
import { aDevice, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { uncoveredDevices } from './uncovered-devices.ts';

const devices = [
  aDevice('1', { name: 'Porch' }),
  aDevice('2', { name: 'Attic' }),
  aDevice('3', { name: 'Nursery' }),
  aDevice('hub', { name: 'Hub', subscribable: false }),
];

test.each([
  ['no plan', [], ['2', '3', '1']],
  ['one plan that covers some', [['1']], ['2', '3']],
  ['two plans that cover all', [['1'], ['2', '3']], []],
  ['one plan that covers a device the account does not own', [['gone']], ['2', '3', '1']],
])('%s', (_what, plans, left) => {
  const subscriptions = plans.map((deviceIds) => aSubscription({ deviceIds }));
  expect(uncoveredDevices(subscriptions, devices).map(({ id }) => id)).toEqual(left);
});
