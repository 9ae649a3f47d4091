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
  /** True for the devices of a plan to change to: until one is chosen, nobody knows which ones lose their video. */
  choosing?: boolean | undefined;
  words: Pick<Copy['devices'], 'list' | 'willBeAdded' | 'willLose' | 'onAnotherPlan'>;
};

/**
 * Lists the devices with a checkbox or radio button each, and marks those whose cover changes; the style sheet shows a mark
 * by what is ticked, in the place of the model. A hidden device keeps its selection.
 */
export function DeviceList({
  devices,
  shown,
  single = false,
  folded = false,
  choosing = false,
  words,
}: DeviceListProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{words.list}</legend>
      <ul className={listClass(devices.length, folded, choosing)}>
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
                {cover === 'held' ? (
                  <span className="device-mark unticked loses">
                    <Badge text={words.willLose} kind="warning" />
                  </span>
                ) : (
                  <span className="device-mark ticked">
                    <Badge text={words.willBeAdded} kind="success" />
                  </span>
                )}
                {cover === 'elsewhere' && (
                  <span className="device-mark unticked">
                    <Badge text={words.onAnotherPlan} />
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The number of devices from which on the list is dense. */
export const MANY_DEVICES = 9;
/** The number of devices from which on the selected ones stand above the list, too. */
export const TOO_MANY_DEVICES = 21;
/** The number of devices that a folded list shows at first. */
export const FIRST_DEVICES = 40;

function listClass(count: number, folded: boolean, choosing: boolean): string {
  const names = ['device-list', count >= MANY_DEVICES && 'dense', folded && 'folded', choosing && 'choosing'];
  return names.filter(Boolean).join(' ');
}
