import { devices as copy } from '../../copy/en/devices/devices.ts';
import type { Stories } from '../stories.ts';
import { ManageDevicesView } from './manage-devices-view.tsx';

export const stories: Stories = {
  'to choose': <ManageDevicesView isSaved={false} missing={undefined} words={copy} />,
  saved: <ManageDevicesView isSaved missing={undefined} words={copy} />,
};
