import type { DeviceKind } from '../../contracts/devices/drawn-device.ts';

/** The first that matches says the kind: a floodlight hangs outdoors too, and a doorbell is both. */
const signs: readonly (readonly [DeviceKind, RegExp])[] = [
  ['doorbell', /door\s*-?bell/i],
  ['floodlight', /flood\s*-?light|spot\s*-?light/i],
  ['panTilt', /\bpan\b|\btilt\b|\bptz\b|360/i],
  ['outdoor', /outdoor|bullet/i],
  ['indoor', /indoor/i],
];

/** The kind of a device by the name its model has in the shops; `other` where that says nothing. */
export function deviceKind(modelName: string | null | undefined): DeviceKind {
  return signs.find(([, sign]) => sign.test(modelName ?? ''))?.[0] ?? 'other';
}
