/** The kinds of devices that have a drawing of their own. */
export const deviceKinds = ['doorbell', 'floodlight', 'panTilt', 'outdoor', 'indoor', 'other'] as const;

export type DeviceKind = (typeof deviceKinds)[number];

/** The first pattern that matches decides: a floodlight is an outdoor device, too, and a doorbell may be both. */
const signs: readonly (readonly [DeviceKind, RegExp])[] = [
  ['doorbell', /door\s*-?bell/i],
  ['floodlight', /flood\s*-?light|spot\s*-?light/i],
  ['panTilt', /\bpan\b|\btilt\b|\bptz\b|360/i],
  ['outdoor', /outdoor|bullet/i],
  ['indoor', /indoor/i],
];

/** The kind of a device, derived from the product name of its model; `other` where the name does not tell. */
export function deviceKind(modelName: string | null | undefined): DeviceKind {
  return signs.find(([, sign]) => sign.test(modelName ?? ''))?.[0] ?? 'other';
}
