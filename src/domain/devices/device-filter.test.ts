import { expect, test } from 'vitest';
import { matchingDevices } from './device-filter.ts';

const devices = [
  { id: 'porch', words: 'Front Porch Doorbell 2' },
  { id: 'kitchen', words: 'Küche Indoor Cam' },
  { id: 'pool', words: 'POOL Outdoor Cam' },
];

test.each<[sought: string, found: string[]]>([
  ['', ['porch', 'kitchen', 'pool']],
  ['   ', ['porch', 'kitchen', 'pool']],
  ['pool', ['pool']],
  ['CAM', ['kitchen', 'pool']],
  ['kuche', ['kitchen']],
  ['KÜCHE ', ['kitchen']],
  ['door', ['porch', 'kitchen', 'pool']],
  ['doorbell 2', ['porch']],
  ['doorbell ٢', ['porch']],
  ['\u200eＰＯＯＬ\u3000', ['pool']],
  ['garage', []],
])('%j finds %j', (sought, found) => {
  expect([...matchingDevices(devices, sought)]).toEqual(found);
});
