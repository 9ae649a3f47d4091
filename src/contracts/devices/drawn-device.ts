/** What a device is drawn as. */
export const deviceKinds = ['doorbell', 'floodlight', 'panTilt', 'outdoor', 'indoor', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A device in words, with what it is drawn as. */
export type DrawnDevice = {
  id: string;
  name: string;
  model?: string | undefined;
  kind: DeviceKind;
};

/** Devices of which the first stand in sight; `more` says how many others there are. */
export type DeviceChipsText = {
  first: DrawnDevice[];
  /** Opens the others where they are named, and only says how many they are where they are not. */
  more: { text: string; devices: DrawnDevice[] } | undefined;
};
