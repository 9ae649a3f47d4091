import '../../styles/checkbox.css';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { deviceKind } from '../../domain/devices/device-kind.ts';
import { Badge } from '../badge.tsx';
import { DeviceDrawing } from '../device-drawing.tsx';

/** A device to choose. `cover` says which plan has it today: this one, another, or none. */
export type DeviceOption = {
  id: string;
  name: string;
  model: string | undefined;
  cover?: 'held' | 'elsewhere' | undefined;
  /** Ticked as served. */
  selected?: boolean | undefined;
};

export type DeviceListProps = {
  devices: readonly DeviceOption[];
  /** The ids of those in sight; undefined where all are. */
  shown?: ReadonlySet<string> | undefined;
  /** Exactly one is chosen: radio buttons. */
  single?: boolean | undefined;
  /** Only the first are in sight, for a browser with script. */
  folded?: boolean | undefined;
  words: { list: string; held: string; elsewhere: string };
};

/** The devices to choose from, each with its box. One out of sight stays ticked. */
export function DeviceList({ devices, shown, single = false, folded = false, words }: DeviceListProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{words.list}</legend>
      <ul className={listClass(devices.length, folded)}>
        {devices.map(({ id, name, model, cover, selected }) => (
          <li key={id} hidden={shown && !shown.has(id)}>
            <label className="checkbox">
              <input
                type={single ? 'radio' : 'checkbox'}
                name={DEVICE_FIELD}
                value={id}
                defaultChecked={selected}
              />
              <DeviceDrawing kind={deviceKind(model)} />
              <span className="device">
                <bdi>{name}</bdi>
                {model && <bdi className="checkbox-hint">{model}</bdi>}
              </span>
              {cover && <Badge text={words[cover]} kind={cover === 'held' ? 'success' : 'neutral'} />}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** From how many devices on they stand closer, and how many of them stand in sight at first. */
export const MANY_DEVICES = 9;
export const FIRST_DEVICES = 40;

function listClass(count: number, folded: boolean): string {
  const names = ['device-list', count >= MANY_DEVICES && 'dense', folded && 'folded'];
  return names.filter(Boolean).join(' ');
}
