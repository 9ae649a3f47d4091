import type { Stories } from '../../stories.ts';
import { ClientDrawing } from './client-drawing.tsx';

export const stories: Stories = {
  computer: <ClientDrawing kind="computer" />,
  phone: <ClientDrawing kind="phone" />,
  tablet: <ClientDrawing kind="tablet" />,
  unknown: <ClientDrawing kind="unknown" />,
};
