import type { Stories } from '../../components/stories.ts';
import { DeviceFilter } from './device-filter.tsx';

export const stories: Stories = {
  'for many devices': <DeviceFilter label="Find a device" onSeek={() => {}} />,
};
