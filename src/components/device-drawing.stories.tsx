import { deviceKinds } from '../domain/devices/device-kind.ts';
import { DeviceDrawing, DeviceDrawings } from './device-drawing.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'every kind': (
    <>
      <DeviceDrawings />
      {deviceKinds.map((kind) => (
        <DeviceDrawing key={kind} kind={kind} />
      ))}
    </>
  ),
};
