import type { DeviceChipsText, DrawnDevice } from '../../contracts/devices/drawn-device.ts';
import type { Device } from '../../contracts/devices/device.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { deviceKind } from '../../domain/devices/device-kind.ts';

/** So many devices stand in sight before the others are folded. */
const IN_SIGHT = 6;

/** `moreDevices` counts the devices that are not in sight. */
type ChipWords = Pick<Copy['devices'], 'unnamedDevice' | 'moreDevices'>;

/** What a chip tells of a device. */
type ListedDevice = Pick<Device, 'id' | 'name' | 'model'>;

/** A device in words; its model is called as in the shops where that is known. */
function drawnDevice(
  { id, name, model }: ListedDevice,
  modelNames: ReadonlyMap<string, string> | undefined,
  unnamedDevice: string,
): DrawnDevice {
  const shopName = model === null ? undefined : (modelNames?.get(model) ?? model);
  return { id, name: name ?? unnamedDevice, model: shopName, kind: deviceKind(shopName) };
}

/**
 * Devices as chips: the first six and how many more there are, who are named too where `named` is set; undefined for none.
 */
export function deviceChipsText(
  devices: readonly ListedDevice[],
  modelNames: ReadonlyMap<string, string> | undefined,
  words: ChipWords,
  { named }: { named: boolean },
): DeviceChipsText | undefined {
  if (devices.length === 0) return undefined;
  const drawn = (some: readonly ListedDevice[]) =>
    some.map((device) => drawnDevice(device, modelNames, words.unnamedDevice));
  const rest = devices.slice(IN_SIGHT);
  return {
    first: drawn(devices.slice(0, IN_SIGHT)),
    more:
      rest.length > 0
        ? { text: fillIn(words.moreDevices, { count: rest.length }), devices: named ? drawn(rest) : [] }
        : undefined,
  };
}
