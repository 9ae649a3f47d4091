import type { Stories } from '../../stories.ts';
import { ClientRow } from './client-row.tsx';
import { RowAction } from './row-action.tsx';

const since = 'Signed in Dec 3, 10:05 AM, with your password';

export const stories: Stories = {
  'this device': (
    <ul className="client-list">
      <ClientRow
        machine="computer"
        name="Chrome on Windows"
        facts={['This device', 'Austin, United States']}
        details={['Known browser', since]}
      />
    </ul>
  ),
  'another one': (
    <ul className="client-list">
      <ClientRow
        machine="phone"
        name="Safari on iPhone"
        facts={['Unknown place', 'Active now']}
        details={[since]}
        menu={{ id: 'sample-machine', label: 'Options: Safari on iPhone, Unknown place' }}
      >
        <RowAction
          action="/api/security/end-session?account=sample"
          name="session"
          value="handle"
          label="Sign out"
          fullLabel="Sign out: Safari on iPhone, Unknown place"
          busy="Signing out…"
          isItem
        />
      </ClientRow>
    </ul>
  ),
};
