import type { Stories } from '../../stories.ts';
import { EventList } from './event-list.tsx';
import { RowAction } from './row-action.tsx';

export const stories: Stories = {
  some: (
    <EventList
      events={[
        {
          id: 'new',
          what: 'Signed in from a new browser',
          seen: 'Dec 3, 10:05 AM',
          name: 'Chrome on Windows',
          place: 'Austin, United States',
          isBad: false,
          action: (
            <RowAction
              action="/api/security/not-me?account=sample"
              name="by"
              value="password"
              label="This wasn’t me"
              fullLabel="This wasn’t me: Chrome on Windows, Austin, United States, Dec 3, 10:05 AM"
              busy="Securing your account…"
            />
          ),
        },
        {
          id: 'wrong',
          what: 'Wrong code entered (3 times)',
          seen: 'Dec 2, 11:40 PM',
          name: 'Unknown browser',
          place: 'Unknown place',
          isBad: true,
        },
      ]}
    />
  ),
};
