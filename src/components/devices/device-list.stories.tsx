import { devices as copy } from '../../copy/en/devices/devices.ts';
import { DeviceDrawings } from '../device-drawing.tsx';
import type { Stories } from '../stories.ts';
import { DeviceList, type DeviceOption } from './device-list.tsx';

const devices: DeviceOption[] = [
  { id: 'a', name: 'Driveway', model: 'Outdoor Cam', cover: 'held', selected: true },
  { id: 'b', name: 'Nursery', model: undefined, cover: undefined, selected: false },
  { id: 'c', name: 'Pool', model: 'Outdoor Cam', cover: 'elsewhere', selected: false },
];
const changed = devices.map((device) => ({ ...device, selected: !device.selected }));

export const stories: Stories = {
  'on this plan, on another, on none': <DeviceList devices={devices} words={copy} />,
  'another choice than today': <DeviceList devices={changed} words={copy} />,
  'one of them': (
    <>
      <DeviceDrawings />
      <DeviceList devices={devices} single choosing words={copy} />
    </>
  ),
  'one in sight': <DeviceList devices={devices} shown={new Set(['b'])} words={copy} />,
};
