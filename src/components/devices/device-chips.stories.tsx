import { DeviceDrawings } from '../device-drawing.tsx';
import type { Stories } from '../stories.ts';
import { DeviceChips, type DrawnDevice } from './device-chips.tsx';

const some: DrawnDevice[] = [
  { id: 'one', name: 'Front Door', model: 'Video Doorbell', kind: 'doorbell' },
  { id: 'two', name: 'Driveway', model: 'Floodlight Camera', kind: 'floodlight' },
  { id: 'three', name: 'Nursery', model: undefined, kind: 'indoor' },
];
const named = (prefix: string) => some.map((device) => ({ ...device, id: `${prefix}-${device.id}` }));

export const stories: Stories = {
  covered: (
    <>
      <DeviceDrawings />
      <DeviceChips devices={{ first: some, more: undefined }} label="Covered devices" />
    </>
  ),
  'not covered, and more than are named': (
    <DeviceChips
      devices={{ first: named('bare'), more: { text: 'and 184 more', devices: [] } }}
      label="Devices that are not covered"
      bare
    />
  ),
  'more than stand in sight': (
    <DeviceChips
      devices={{ first: named('first'), more: { text: 'and 3 more', devices: named('folded') } }}
      label="Devices of a large plan"
    />
  ),
};
