import type { Device } from '../../contracts/devices/device.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { listFormat } from '../../domain/text/intl.ts';

/** The most devices that one sentence names. */
const MAX_NAMES = 3;

/**
 * Lists one to three devices by name, as the language of the BCP 47 tag `format` does. Undefined for more of them, which are
 * only counted, and where one has no name.
 */
export function deviceNamesText(
  devices: readonly Pick<Device, 'name'>[],
  format: string,
): string | undefined {
  const names = devices.flatMap(({ name }) => (name === null ? [] : [isolate(name, format)]));
  if (names.length === 0 || names.length > MAX_NAMES || names.length < devices.length) return undefined;
  return listFormat(format).format(names);
}
