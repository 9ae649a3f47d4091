import type { Stories } from '../../stories.ts';
import { MachineDrawing } from './machine-drawing.tsx';

export const stories: Stories = {
  computer: <MachineDrawing kind="computer" />,
  phone: <MachineDrawing kind="phone" />,
  tablet: <MachineDrawing kind="tablet" />,
  unknown: <MachineDrawing kind="unknown" />,
};
