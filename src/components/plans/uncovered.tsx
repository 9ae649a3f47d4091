import type { ReactNode } from 'react';
import type { MarkedCall } from '../../contracts/account-call.ts';
import { DeviceChips, type DeviceChipsText } from '../devices/device-chips.tsx';

/** The devices of an account that no plan covers, as text. */
export type UncoveredText = {
  text: string;
  devices: DeviceChipsText;
  /** The form whose buttons put a device on the plan; undefined where it has no place. */
  cover: { action: MarkedCall; subscriptionId: string; version: string } | undefined;
};

/** Shows the devices that no plan covers, with the buttons that put them on the plan. */
export function Uncovered({
  id,
  text,
  devices,
  cover,
  children,
}: UncoveredText & { id: string; children?: ReactNode }) {
  const chips = <DeviceChips devices={devices} label={text} bare />;
  return (
    <div className="plan-uncovered">
      <h3 id={id}>{text}</h3>
      {cover ? (
        <form method="post" action={cover.action}>
          <input type="hidden" name="subscriptionId" value={cover.subscriptionId} />
          <input type="hidden" name="version" value={cover.version} />
          {chips}
        </form>
      ) : (
        chips
      )}
      {children}
    </div>
  );
}
