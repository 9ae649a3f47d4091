import type { DeviceKind } from '../../domain/devices/device-kind.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { DeviceDrawing } from '../device-drawing.tsx';
import { Fold } from '../fold.tsx';

/** A device as text, with the kind of its drawing. */
export type DrawnDevice = {
  id: string;
  name: string;
  model?: string | undefined;
  kind: DeviceKind;
  /** The words of the button that chooses it, in the form around the chips; undefined for a device without one. */
  press?: string | undefined;
};

/** The devices to show: the first ones are visible, `more` holds the others. */
export type DeviceChipsText = {
  first: DrawnDevice[];
  /** Expands to the other devices where they are listed; otherwise it only states their number. */
  more: { text: string; devices: DrawnDevice[] } | undefined;
};

export type DeviceChipsProps = {
  devices: DeviceChipsText;
  /** Names the list for a screen reader. */
  label: string;
  /** True for devices that a plan could cover and no plan covers. */
  bare?: boolean | undefined;
};

/**
 * Lists devices with their drawings; the first are visible, the others unfold. The page must contain `DeviceDrawings`
 * once.
 */
export function DeviceChips({ devices: { first, more }, label, bare = false }: DeviceChipsProps) {
  return (
    <>
      <Chips devices={first} label={label} bare={bare} />
      {more && more.devices.length === 0 && <p className="muted small">{more.text}</p>}
      {more && more.devices.length > 0 && (
        <Fold summary={more.text}>
          <Chips devices={more.devices} label={label} bare={bare} />
        </Fold>
      )}
    </>
  );
}

function Chips({ devices, label, bare }: { devices: DrawnDevice[]; label: string; bare: boolean }) {
  return (
    <ul className={bare ? 'device-chips bare' : 'device-chips'} aria-label={label}>
      {devices.map((device) => (
        <li key={device.id}>
          {device.press ? (
            <button name={DEVICE_FIELD} value={device.id}>
              <Chip {...device} name={device.press} />
            </button>
          ) : (
            <Chip {...device} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Chip({ name, model, kind }: Omit<DrawnDevice, 'id'>) {
  return (
    <>
      <DeviceDrawing kind={kind} />
      <span>
        <bdi>{name}</bdi>
        {model && <bdi className="muted small">{model}</bdi>}
      </span>
    </>
  );
}
