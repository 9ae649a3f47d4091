import type { BillLine } from './order-cost.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';
import { Facts } from '../facts.tsx';
import { CancelSentence, type HowToCancel } from './order-terms.tsx';

/** The text about an order that was placed. */
export type OrderThanksText = {
  text: string;
  lines: BillLine[];
  /** Where the plan is cancelled; undefined where nothing more is charged. */
  cancel: HowToCancel | undefined;
  /** The devices on the plan; undefined where there are none or they are unknown. */
  devices: DeviceChipsText | undefined;
  /** Where the person finds the payment later. */
  note: string;
  /** A file with what was agreed to, as a `data:` address. */
  copy: { href: string; name: string; label: string };
};

export type OrderThanksProps = {
  thanks: OrderThanksText;
  /** Names the list of devices for a screen reader. */
  devicesLabel: string;
};

/** Shows what was bought, what was charged, the later charges, and the covered devices. */
export function OrderThanks({
  thanks: { text, lines, cancel, devices, note, copy },
  devicesLabel,
}: OrderThanksProps) {
  return (
    <div className="order-thanks">
      <svg className="order-thanks-tick" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 12.5 4.5 4.5L19 7.5" />
      </svg>
      <p className="order-thanks-text">{text}</p>
      <div className="order-thanks-next">
        <Facts facts={lines} />
        {cancel && (
          <p>
            <CancelSentence {...cancel} />
          </p>
        )}
      </div>
      {devices && (
        <div className="order-devices">
          <DeviceDrawings />
          <DeviceChips devices={devices} label={devicesLabel} />
        </div>
      )}
      <p className="order-thanks-note">
        {note}{' '}
        <a href={copy.href} download={copy.name}>
          {copy.label}
        </a>
      </p>
    </div>
  );
}
