import type { DeviceChipsText, DrawnDevice } from '../../components/devices/device-chips.tsx';
import type { Device } from '../../contracts/devices/device.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { deviceKind } from '../../domain/devices/device-kind.ts';

/** How many devices are shown before the others are folded. */
const VISIBLE_COUNT = 6;

/** The words of chips. `moreDevices` counts the folded devices. */
type ChipWords = Pick<Copy['devices'], 'unnamedDevice' | 'moreDevices'>;

/** What a chip shows of a device. */
type ListedDevice = Pick<Device, 'id' | 'name' | 'model'>;

/** Returns a device in words; its model has its shop name where that is known. */
function drawnDevice(
  { id, name, model }: ListedDevice,
  modelNames: ReadonlyMap<string, string> | undefined,
  unnamedDevice: string,
): DrawnDevice {
  const shopName = model === null ? undefined : (modelNames?.get(model) ?? model);
  return { id, name: name ?? unnamedDevice, model: shopName, kind: deviceKind(shopName) };
}

/**
 * Returns devices as chips: the first six, and how many are folded. With `named` the folded ones are listed too.
 * Undefined where there are no devices.
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
  const rest = devices.slice(VISIBLE_COUNT);
  return {
    first: drawn(devices.slice(0, VISIBLE_COUNT)),
    more:
      rest.length > 0
        ? { text: fillIn(words.moreDevices, { count: rest.length }), devices: named ? drawn(rest) : [] }
        : undefined,
  };
}
