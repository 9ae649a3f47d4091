import { describe, expect, it, test } from 'vitest';
import { coverDevices } from './covering.ts';
import type { HeldPlan, OwnedDevice } from '../world/entities.ts';
import { brandOf } from '../world/world.fixture.ts';

const brand = brandOf('geeni');
const held: HeldPlan = {
  id: 'p',
  accountKey: 'a',
  planCode: 'geeni_plus_m',
  biller: 'recurly',
  renewsAtMs: 1,
  trialEndsAtMs: null,
  expiresAtMs: null,
  pending: null,
  deviceIds: ['1', '2'],
};
const onApple: HeldPlan = { ...held, id: 'apple', biller: 'apple', deviceIds: ['3'] };
const owned = ['1', '2', '3', '4', 'plug'].map((id): OwnedDevice => ({
  id,
  accountKey: 'a',
  name: id,
  model: 'IC-110',
  subscribable: id !== 'plug',
}));
const choose = (devices: string[], devicesRemoved: string[] = [], plan = held) =>
  coverDevices(brand, { held: plan, plans: [held, onApple], owned }, { devices, devicesRemoved });

describe('coverDevices', () => {
  // The count must not exceed the plan's `device_quantity`.
  test.each([
    ['a third device on a plan for two', ['1', '2', '4'], [], 'deviceLimit'],
    ['a device listed twice', ['1', '1'], [], 'deviceTwice'],
    ['a removed device listed twice', ['1'], ['2', '2'], 'deviceTwice'],
    ['a device in both lists', ['1', '2'], ['2'], 'deviceTwice'],
    ['a device of another account', ['1', '9'], [], 'unknownDevice'],
    ['no id', [''], [], 'unknownDevice'],
    ['a removed device of another account', ['1'], ['9'], 'unknownDevice'],
    ['a plug', ['1', 'plug'], [], 'deviceNotSubscribable'],
  ])('refuses %s', (_what, devices, removed, code) => {
    expect(choose(devices, removed)).toEqual({ at: 'refused', code });
  });

  it('refuses a plan that Apple bills', () => {
    expect(choose(['3'], [], onApple)).toEqual({ at: 'refused', code: 'billedByApple' });
  });

  test.each([
    ['another device', ['1', '4'], ['2']],
    ['fewer devices', ['2'], ['1']],
    ['no device', [], ['1', '2']],
    ['the same devices', ['1', '2'], []],
    ['a removed device that was on no plan', ['1', '2'], ['4']],
    ['a removed plug', ['1'], ['plug']],
    ['a device that is not named as removed', ['1'], []],
  ])('accepts %s', (_what, devices, removed) => {
    expect(choose(devices, removed)).toEqual({ at: 'answered', answer: [{ ...held, deviceIds: devices }] });
  });

  it('moves a device from another plan', () => {
    expect(choose(['1', '3'], ['2'])).toEqual({
      at: 'answered',
      answer: [
        { ...held, deviceIds: ['1', '3'] },
        { ...onApple, deviceIds: [] },
      ],
    });
  });
});
