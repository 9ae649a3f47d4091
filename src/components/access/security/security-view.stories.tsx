import { copyFor } from '../../../copy/copy.ts';
import type { Stories } from '../../stories.ts';
import { SecurityView, type SecurityViewProps } from './security-view.tsx';

const here = {
  machine: 'computer' as const,
  name: 'Chrome on Windows',
  place: 'Austin, United States',
  facts: ['Active now'],
  since: 'Signed in Dec 3, 10:05 AM, with your password',
};
const phone = {
  machine: 'phone' as const,
  name: 'Safari on iPhone',
  place: 'Lyon, France',
  facts: ['Last active 5 minutes ago'],
  since: 'Signed in Dec 3, 9:15 AM, with password and code',
};
const known = { ...here, facts: ['Last sign-in December 3, 2026'], since: undefined };
const event = {
  id: 'new',
  what: 'Signed in from a new browser',
  facts: ['Dec 3, 10:05 AM', 'Chrome on Windows', 'Austin, United States'],
  isBad: false,
};
const alone: SecurityViewProps = {
  notice: undefined,
  isRead: true,
  mfa: { state: 'Off', isOn: false, text: 'Your password alone opens your account.' },
  here,
  others: [],
  browsers: { open: [], more: [] },
  events: { open: [], more: [] },
  data: {
    ask: {
      text: 'For a copy of your data, or to have it corrected, write to {address}.',
      variable: 'address',
      href: 'mailto:support@geeni.example',
      label: 'support@geeni.example',
    },
    unlink: ['To unlink Google Home, open the Google Home app.'],
  },
  actions: {
    endOthers: '/api/security/end-others?account=sample',
    endSession: '/api/security/end-session?account=sample',
    forgetBrowser: '/api/security/forget-browser?account=sample',
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
      others={[{ ...phone, handle: 'phone' }]}
      browsers={{
        open: [{ ...known, handle: 'one', isHere: true }],
        more: [{ ...known, handle: 'two', isHere: false }],
      }}
      events={{ open: [event], more: [{ ...event, what: 'Wrong code entered (3 times)', isBad: true }] }}
    />
  ),
  'the record cannot be read': <SecurityView {...alone} isRead={false} />,
};
