import type { Stories } from '../../components/stories.ts';
import { devices as copy } from '../../copy/en/devices/devices.ts';
import { ChosenDevices } from './chosen-devices.tsx';

const devices = ['Driveway', 'Front Door', 'Nursery'].map((name) => ({ id: name, name }));

export const stories: Stories = {
  'two of three': (
    <ChosenDevices
      devices={devices}
      chosen={new Set(['Driveway', 'Nursery'])}
      onTakeOff={() => undefined}
      words={copy}
    />
  ),
};
