import type { Stories } from '../stories.ts';
import { PrivacyChoices, type PrivacyChoicesProps } from './privacy-choices.tsx';

const purposes = (isOn: boolean): PrivacyChoicesProps['purposes'] => [
  {
    purpose: 'measuring',
    name: 'Measuring',
    text: 'Measures how our pages are used and compares versions of them, so that we can improve them.',
    receivers: 'Received by: Google.',
    isOn,
  },
  {
    purpose: 'advertising',
    name: 'Advertising',
    text: 'Shows you our ads on other sites and tells us which of them worked. Some laws call this selling or sharing personal information.',
    receivers: 'Received by: Google and Meta.',
    isOn,
  },
];
const always = {
  title: 'Your Privacy Choices',
  lead: 'Choose what scripts from other companies may do on our public pages. They never load where you sign in, pay or are signed in.',
};
const form = {
  page: '#saved',
  legend: 'What you allow',
  save: 'Save',
  refuseAll: 'Refuse all',
  savedText: 'We’ll remember your choice in this browser for six months, then ask again.',
};

export const stories: Stories = {
  'not chosen yet': (
    <PrivacyChoices
      {...always}
      saved={undefined}
      state="You haven’t chosen yet."
      purposes={purposes(false)}
      form={form}
    />
  ),
  saved: (
    <PrivacyChoices
      {...always}
      saved="Your choices are saved."
      state="You chose this on November 26, 2026."
      purposes={purposes(true)}
      form={form}
    />
  ),
  'the browser has decided': (
    <PrivacyChoices
      {...always}
      saved={undefined}
      state="Your browser sends Global Privacy Control, and we respect it: everything below is off, and we don’t ask."
      purposes={purposes(false)}
      form={undefined}
    />
  ),
};
