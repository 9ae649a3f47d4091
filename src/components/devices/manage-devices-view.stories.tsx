import { devices as copy } from '../../copy/en/devices/devices.ts';
import type { Stories } from '../stories.ts';
import { ManageDevicesView } from './manage-devices-view.tsx';

const lead = 'Choose up to 5 devices that Pro covers.';
const form = <p className="muted">The form stands here.</p>;

export const stories: Stories = {
  'to choose': <ManageDevicesView lead={lead} isSaved={false} words={copy} form={form} />,
  saved: <ManageDevicesView lead={lead} isSaved words={copy} form={form} />,
};
