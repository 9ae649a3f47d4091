import type { Stories } from '../stories.ts';
import { DeviceNames } from './device-names.tsx';

export const stories: Stories = {
  'three, two of one name': <DeviceNames label="Devices" names={['Front door', 'Unnamed', 'Unnamed']} />,
};
