import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

test.each([
  ['Video Doorbell', 'doorbell'],
  ['Outdoor Door-Bell Pro', 'doorbell'],
  ['Floodlight Camera', 'floodlight'],
  ['Outdoor Spotlight Cam', 'floodlight'],
  ['Pan and Tilt Camera', 'panTilt'],
  ['PTZ 2', 'panTilt'],
  ['Look 360', 'panTilt'],
  ['Indoor Pan & Tilt', 'panTilt'],
  ['Outdoor Camera', 'outdoor'],
  ['bullet cam', 'outdoor'],
  ['Indoor Camera', 'indoor'],
  ['Panorama', 'other'],
  ['Smart Bulb', 'other'],
  ['', 'other'],
  [null, 'other'],
  [undefined, 'other'],
] as const)('a device of the model %j is drawn as %s', (model, kind) => {
  expect(deviceKind(model)).toBe(kind);
});
