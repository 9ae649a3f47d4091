import type { Stories } from '../../stories.ts';
import { ClientRow } from './client-row.tsx';
import { RowAction } from './row-action.tsx';

const seen = 'Active now';
const since = 'Signed in Dec 3, 10:05 AM, with your password';

export const stories: Stories = {
  'this device': (
    <ul className="client-list">
      <ClientRow
        machine="computer"
        name="Chrome on Windows"
        place="Austin, United States"
        seen={seen}
        known="Known browser"
        since={since}
        badge="This device"
      />
    </ul>
  ),
  'another one': (
    <ul className="client-list">
      <ClientRow machine="phone" name="Safari on iPhone" place="Unknown place" seen={seen} since={since}>
        <RowAction
          action="/api/security/end-session?account=sample"
          name="session"
          value="handle"
          label="Sign out"
          fullLabel="Sign out: Safari on iPhone, Unknown place"
          busy="Signing out…"
        />
      </ClientRow>
    </ul>
  ),
};
