import { copyFor } from '../../../copy/copy.ts';
import type { Stories } from '../../stories.ts';
import { SecurityView, type SecurityViewProps } from './security-view.tsx';

const here = {
  key: 'here',
  machine: 'computer' as const,
  name: 'Chrome on Windows',
  facts: ['This device', 'Austin, United States'],
  details: ['Known browser', 'Signed in Dec 3, 10:05 AM, with your password'],
  fullName: 'Chrome on Windows, Austin, United States, Active now',
  action: { does: 'forget' as const, handle: 'one' },
  by: undefined,
};
const phone = {
  key: 'phone',
  machine: 'phone' as const,
  name: 'Safari on iPhone',
  facts: ['Lyon, France', 'Last active 5 minutes ago'],
  details: ['Signed in Dec 3, 9:15 AM, with password and code'],
  fullName: 'Safari on iPhone, Lyon, France, Last active 5 minutes ago',
  action: { does: 'signOut' as const, handle: 'phone' },
  by: 'code' as const,
};
const known = {
  ...here,
  key: 'two',
  facts: ['Austin, United States', 'Last sign-in December 3, 2026'],
  details: ['Known browser'],
  fullName: 'Chrome on Windows, Austin, United States, Last sign-in December 3, 2026',
  action: { does: 'forget' as const, handle: 'two' },
};
const event = {
  id: 'new',
  what: 'Signed in from a new browser',
  seen: 'Dec 3, 10:05 AM',
  name: 'Chrome on Windows',
  place: 'Austin, United States',
  fullName: 'Chrome on Windows, Austin, United States, Dec 3, 10:05 AM',
  isBad: false,
  by: 'password' as const,
};
const alone: SecurityViewProps = {
  here: '#here',
  notice: undefined,
  isRead: true,
  mfa: {
    state: 'Off',
    isOn: false,
    text: 'You can’t turn on sign-in codes here. Check the app, or contact support.',
  },
  machines: [here],
  moreMachines: undefined,
  isElsewhere: false,
  events: [],
  moreEvents: undefined,
  data: {
    ask: {
      text: 'For a copy of your data, or to have it corrected, write to {address}.',
      variable: 'address',
      href: 'mailto:support@geeni.example',
      label: 'support@geeni.example',
    },
    delete: { href: '#delete', label: 'Delete Account' },
    unlink: ['To unlink Google Home, open the Google Home app.'],
  },
  actions: {
    endOthers: '/api/security/end-others?account=sample',
    endSession: '/api/security/end-session?account=sample',
    forgetBrowser: '/api/security/forget-browser?account=sample',
    compromiseReport: '/api/security/not-me?account=sample',
  },
  words: copyFor('security', 'en', { copy: {} }),
};

export const stories: Stories = {
  'signed in here alone': <SecurityView {...alone} />,
  'signed in elsewhere too': (
    <SecurityView
      {...alone}
      notice="You are signed out everywhere else."
      mfa={{ state: 'On', isOn: true, text: 'We send a code to (xxx) xxx-xx23.' }}
      isElsewhere
      machines={[here, phone, known]}
      events={[
        event,
        { ...event, id: 'code', what: 'Wrong code entered (3 times)', isBad: true, by: undefined },
      ]}
    />
  ),
  'the latest of many': (
    <SecurityView
      {...alone}
      isElsewhere
      machines={[here, phone]}
      moreMachines={{ href: '#sessions', label: 'Show all devices and browsers' }}
      events={[event]}
      moreEvents={{ href: '#events', label: 'Show 12 earlier' }}
    />
  ),
  'the record cannot be read': <SecurityView {...alone} isRead={false} />,
};
