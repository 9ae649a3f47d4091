import type { ReactNode } from 'react';
import type { Copy } from '../../copy/copy.ts';
import { Alert } from '../alert.tsx';
import { DeviceDrawings } from '../device-drawing.tsx';
import { PageHeader } from '../page-header.tsx';

export type ManageDevicesViewProps = {
  lead: string;
  /** True if the last device selection was saved. */
  isSaved: boolean;
  words: Pick<Copy['devices'], 'title' | 'saved' | 'seePlan'>;
  /** The form to select devices. */
  form?: ReactNode;
};

/** Shows which devices a plan covers, and the form to select them. */
export function ManageDevicesView({ lead, isSaved, words, form }: ManageDevicesViewProps) {
  return (
    <>
      <PageHeader heading={words.title} lead={lead} />
      <DeviceDrawings />
      <div className="stack loose">
        {isSaved && (
          <Alert kind="success" text={words.saved}>
            <a href="/subscriptions">{words.seePlan}</a>
          </Alert>
        )}
        {form}
      </div>
    </>
  );
}
