import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { pathTo } from '../../domain/pages/path-to.ts';

export type ManageDevicesViewProps = {
  /** True if the last device selection was saved. */
  isSaved: boolean;
  /** That a device or a plan may be missing; undefined where all are there. */
  missing: { title: string; text: string } | undefined;
  words: Pick<Copy['devices'], 'saved' | 'seePlan'>;
};

/** What stands between the heading of the devices and their list: that they are saved, or not all. */
export function ManageDevicesView({ isSaved, missing, words }: ManageDevicesViewProps) {
  return (
    <>
      <DeviceDrawings />
      {missing && <Alert kind="warning" {...missing} />}
      {isSaved && (
        <Alert kind="success" text={words.saved}>
          <a href={pathTo('myPlan')}>{words.seePlan}</a>
        </Alert>
      )}
    </>
  );
}
