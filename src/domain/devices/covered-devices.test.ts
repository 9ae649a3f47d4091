import { describe, expect, it, test } from 'vitest';
import { aDevice, aSubscription } from '../../../tests/support/platform-fixtures.ts';
import { coveredDevices, subscribableDevices, uncoveredDevices } from './covered-devices.ts';

describe('subscribableDevices', () => {
  it('leaves out devices that the platform does not let a plan cover', () => {
    const devices = [aDevice('a'), aDevice('b', { subscribable: false })];
    expect(subscribableDevices(devices).map(({ id }) => id)).toEqual(['a']);
  });

  it('leaves out the ids that are not devices', () => {
    const devices = [aDevice('non-subscribable'), aDevice('a'), aDevice('non-subscribable_geeni')];
    expect(subscribableDevices(devices).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('coveredDevices', () => {
  const names = (devices: readonly { name: string | null }[]) => devices.map(({ name }) => name);

  it('sorts by name ascending', () => {
    const devices = [
      aDevice('1', { name: 'Porch' }),
      aDevice('2', { name: 'attic' }),
      aDevice('3', { name: 'Garden' }),
    ];
    expect(names(coveredDevices(aSubscription({ deviceIds: ['1', '2', '3'] }), devices))).toEqual([
      'attic',
      'Garden',
      'Porch',
    ]);
  });

  it('sorts numbers in names as numbers', () => {
    const devices = ['Door 10', 'Door 9', 'Door 1'].map((name, at) => aDevice(String(at), { name }));
    const all = aSubscription({ deviceIds: devices.map(({ id }) => id) });
    expect(names(coveredDevices(all, devices))).toEqual(['Door 1', 'Door 9', 'Door 10']);
  });

  it('leaves out an unknown id and lists no device twice', () => {
    const subscription = aSubscription({ deviceIds: ['a', 'gone', 'a'] });
    expect(coveredDevices(subscription, [aDevice('a'), aDevice('b')]).map(({ id }) => id)).toEqual(['a']);
  });

  it('reads a device from the account’s list first, then from the subscription', () => {
    const subscription = aSubscription({
      deviceIds: ['a', 'b'],
      devices: [aDevice('a', { name: 'Old name' }), aDevice('b', { name: 'Shed' })],
    });
    expect(names(coveredDevices(subscription, [aDevice('a', { name: 'New name' })]))).toEqual([
      'New name',
      'Shed',
    ]);
  });

  it('leaves out the ids that are not devices', () => {
    const subscription = aSubscription({
      deviceIds: ['non-subscribable_geeni'],
      devices: [aDevice('non-subscribable_geeni')],
    });
    expect(coveredDevices(subscription, [])).toEqual([]);
  });

  it('does not fail on a device without a name', () => {
    const devices = [aDevice('1', { name: 'Porch' }), aDevice('2', { name: null })];
    expect(names(coveredDevices(aSubscription({ deviceIds: ['1', '2'] }), devices))).toEqual([null, 'Porch']);
  });
});

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
