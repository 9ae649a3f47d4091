import { BusyDialog } from './busy-dialog.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  closed: <BusyDialog id="sample-busy" look="billing-busy" text="Checking your card…" open={false} />,
};
