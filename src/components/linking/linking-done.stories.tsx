import type { Stories } from '../stories.ts';
import { LinkingDone } from './linking-done.tsx';

export const stories: Stories = {
  usual: (
    <LinkingDone
      title="Your Visi account is linked to Google"
      text="You can close this page and go back to your assistant’s app. If your devices don’t show up there, start linking again in the app."
    />
  ),
};
