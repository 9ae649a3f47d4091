import type { DeviceOption } from '../../components/devices/device-list.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';

export type ChosenDevicesProps = {
  devices: readonly Pick<DeviceOption, 'id' | 'name'>[];
  chosen: ReadonlySet<string>;
  /** Removes a device from the selection; undefined before hydration. */
  onTakeOff: ((id: string) => void) | undefined;
  words: Pick<Copy['devices'], 'chosen' | 'takeOff'>;
};

/** Lists the selected devices above a long list, each with a button to deselect it. Its space is reserved. */
export function ChosenDevices({ devices, chosen, onTakeOff, words }: ChosenDevicesProps) {
  return (
    <ul className="device-chosen" aria-label={words.chosen}>
      {devices
        .filter(({ id }) => chosen.has(id))
        .map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={fillIn(words.takeOff, { device: name })}
              disabled={!onTakeOff}
              onClick={() => onTakeOff?.(id)}
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
    </ul>
  );
}
