import type { Stories } from '../../stories.ts';
import { EventList } from './event-list.tsx';

export const stories: Stories = {
  some: (
    <EventList
      events={[
        {
          id: 'new',
          what: 'Signed in from a new browser',
          facts: ['Dec 3, 10:05 AM', 'Chrome on Windows', 'Austin, United States'],
          isBad: false,
        },
        {
          id: 'wrong',
          what: 'Wrong code entered (3 times)',
          facts: ['Dec 2, 11:40 PM', 'Unknown browser', 'Unknown place'],
          isBad: true,
        },
      ]}
    />
  ),
};
