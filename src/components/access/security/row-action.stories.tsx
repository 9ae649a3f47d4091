import type { Stories } from '../../stories.ts';
import { RowAction } from './row-action.tsx';

export const stories: Stories = {
  'signs one out': (
    <RowAction
      action="/api/security/end-session?account=sample"
      name="session"
      value="handle"
      label="Sign out"
      fullLabel="Sign out: Safari on iPhone, Lyon, France"
      busy="Signing out…"
    />
  ),
};
