import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import type { Copy } from '../../copy/copy.ts';
import { deviceKind } from '../../domain/devices/device-kind.ts';
import { Badge } from '../badge.tsx';
import { DeviceDrawing } from '../device-drawing.tsx';

/**
 * A device to choose. `cover` says which plan covers it now: this plan (`held`), another plan (`elsewhere`), or none.
 */
export type DeviceOption = {
  id: string;
  name: string;
  model: string | undefined;
  cover?: 'held' | 'elsewhere' | undefined;
  /** Initially checked. */
  selected?: boolean | undefined;
};

export type DeviceListProps = {
  devices: readonly DeviceOption[];
  /** The ids of the visible devices; undefined if all are visible. */
  shown?: ReadonlySet<string> | undefined;
  /** True if exactly one device is chosen: the list has radio buttons. */
  single?: boolean | undefined;
  /** True to show only the first devices if the browser runs scripts. */
  folded?: boolean | undefined;
  words: Pick<Copy['devices'], 'list'> & { held: string; elsewhere: string };
};

/** Lists the devices with a checkbox or radio button each. A hidden device keeps its selection. */
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

/** The number of devices from which on the list is dense. */
export const MANY_DEVICES = 9;
/** The number of devices that a folded list shows at first. */
export const FIRST_DEVICES = 40;

function listClass(count: number, folded: boolean): string {
  const names = ['device-list', count >= MANY_DEVICES && 'dense', folded && 'folded'];
  return names.filter(Boolean).join(' ');
}
