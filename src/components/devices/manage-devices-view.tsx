import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';

export type ManageDevicesViewProps = {
  /** True if the last device selection was saved. */
  isSaved: boolean;
  words: Pick<Copy['devices'], 'saved' | 'seePlan'>;
};

/** What stands between the heading of the devices and their list: that they are saved. */
export function ManageDevicesView({ isSaved, words }: ManageDevicesViewProps) {
  return (
    <>
      <DeviceDrawings />
      {isSaved && (
        <Alert kind="success" text={words.saved}>
          <a href="/subscriptions">{words.seePlan}</a>
        </Alert>
      )}
    </>
  );
}
