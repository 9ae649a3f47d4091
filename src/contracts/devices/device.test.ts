import { describe, expect, it, test } from 'vitest';
import { device, deviceList, deviceModels } from './device.ts';

describe('a device', () => {
  it('is read from its wire names', () => {
    const wire = {
      deviceId: 1,
      pepperDeviceId: 2,
      externalDeviceId: '3',
      name: ' Porch ',
      model: 'cam-1',
      provider: 'oz',
      subscribable: false,
      subscription: { oz_plan_expriation_date: '2027-01-01', planConfig: { name: 'Pro' } },
    };
    expect(device.parse(wire)).toEqual({
      id: '1',
      pepperId: '2',
      externalId: '3',
      name: 'Porch',
      model: 'cam-1',
      provider: 'oz',
      subscribable: false,
    });
  });

  test.each([[null], [undefined], [''], ['   ']])('has no name where the platform sends %j', (name) => {
    expect(device.parse({ deviceId: 'a', name }).name).toBeNull();
  });

  it('can be on a plan unless the platform says otherwise', () => {
    expect(device.parse({ deviceId: 'a' }).subscribable).toBe(true);
  });

  test.each([
    [{}],
    [{ deviceId: '' }],
    [{ deviceId: null }],
    [{ deviceId: 'a', subscribable: 'maybe' }],
    [null],
    ['a'],
  ])('refuses %j', (wire) => {
    expect(device.safeParse(wire).success).toBe(false);
  });
});

test.each([[null], [{}], ['[]'], [[1]], [{ devices: [] }]])('%j is not a list of devices', (answer) => {
  expect(deviceList.safeParse(answer).success).toBe(false);
});

describe('device models', () => {
  it('can be on a plan unless the platform says otherwise', () => {
    expect(deviceModels.parse([{ model: 'cam-1', name: 'Cam' }])).toEqual([
      { model: 'cam-1', name: 'Cam', subscribable: true },
    ]);
  });

  it('each have a model and a name', () => {
    expect(deviceModels.safeParse([{ model: '', name: 'Cam' }]).success).toBe(false);
  });
});
