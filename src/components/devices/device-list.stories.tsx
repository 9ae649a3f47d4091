import { devices as copy } from '../../copy/en/devices/devices.ts';
import { DeviceDrawings } from '../device-drawing.tsx';
import type { Stories } from '../stories.ts';
import { DeviceList, type DeviceOption } from './device-list.tsx';

const devices: DeviceOption[] = [
  { id: 'a', name: 'Driveway', model: 'Outdoor Cam', cover: 'held', selected: true },
  { id: 'b', name: 'Nursery', model: undefined, cover: undefined, selected: false },
  { id: 'c', name: 'Pool', model: 'Outdoor Cam', cover: 'elsewhere', selected: false },
];
const words = { list: copy.list, held: copy.onThisPlan, elsewhere: copy.onAnotherPlan };

export const stories: Stories = {
  'on this plan, on another, on none': <DeviceList devices={devices} words={words} />,
  'one of them': (
    <>
      <DeviceDrawings />
      <DeviceList devices={devices} single words={words} />
    </>
  ),
  'one in sight': <DeviceList devices={devices} shown={new Set(['b'])} words={words} />,
};
