import '../../styles/checkbox.css';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { Badge } from '../badge.tsx';

/** A device to choose. `cover` says which plan has it today: this one, another, or none. */
export type DeviceOption = {
  id: string;
  name: string;
  model: string | undefined;
  cover: 'held' | 'elsewhere' | undefined;
  /** Ticked as served. */
  selected: boolean;
};

export type DeviceListProps = {
  devices: readonly DeviceOption[];
  /** The ids of those in sight; undefined where all are. */
  shown?: ReadonlySet<string> | undefined;
  words: { list: string; held: string; elsewhere: string };
};

/** The devices to choose from, each with its box. One out of sight stays ticked. */
export function DeviceList({ devices, shown, words }: DeviceListProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{words.list}</legend>
      <ul className="device-list">
        {devices.map(({ id, name, model, cover, selected }) => (
          <li key={id} hidden={shown && !shown.has(id)}>
            <label className="checkbox">
              <input type="checkbox" name={DEVICE_FIELD} value={id} defaultChecked={selected} />
              <span className="device">
                <span dir="auto">{name}</span>
                {model && <span className="checkbox-hint">{model}</span>}
              </span>
              {cover && <Badge text={words[cover]} kind={cover === 'held' ? 'success' : 'neutral'} />}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
