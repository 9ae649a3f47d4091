import type { DeviceOption } from '../../components/devices/device-list.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import '../../styles/device-form.css';

export type ChosenDevicesProps = {
  devices: readonly Pick<DeviceOption, 'id' | 'name'>[];
  chosen: ReadonlySet<string>;
  /** Undefined until it can be done. */
  onTakeOff: ((id: string) => void) | undefined;
  words: { chosen: string; takeOff: string };
};

/** What is selected among many, in one line above them: each can be taken off there. Its place is kept. */
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
