/** The kinds of devices that have a drawing of their own. */
export const deviceKinds = ['doorbell', 'floodlight', 'panTilt', 'outdoor', 'indoor', 'other'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** A device as text, with the kind of its drawing. */
export type DrawnDevice = {
  id: string;
  name: string;
  model?: string | undefined;
  kind: DeviceKind;
};

/** The devices to show: the first ones are visible, `more` holds the others. */
export type DeviceChipsText = {
  first: DrawnDevice[];
  /** Expands to the other devices where they are listed; otherwise it only states their number. */
  more: { text: string; devices: DrawnDevice[] } | undefined;
};
