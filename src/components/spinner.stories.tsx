import { Spinner } from './spinner.tsx';
import type { Stories } from './stories.ts';

export const stories: Stories = {
  small: <Spinner text="Loading payment dashboard…" />,
  large: <Spinner text="Verifying your link…" large />,
  silent: <Spinner text="Loading" silent />,
};
