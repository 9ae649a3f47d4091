import { BusyDialog } from './busy-dialog.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  'nothing under way': <BusyDialog id="sample-busy" text="Placing your order" />,
};
