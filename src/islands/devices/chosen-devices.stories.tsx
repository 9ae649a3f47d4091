import type { Stories } from '../../components/stories.ts';
import { copyFor } from '../../copy/copy.ts';
import { ChosenDevices } from './chosen-devices.tsx';

const devices = ['Driveway', 'Front Door', 'Nursery'].map((name) => ({ id: name, name }));

export const stories: Stories = {
  'two of three': (
    <ChosenDevices
      devices={devices}
      chosen={new Set(['Driveway', 'Nursery'])}
      onTakeOff={() => undefined}
      words={copyFor('devices', 'en', { copy: {} })}
    />
  ),
};
