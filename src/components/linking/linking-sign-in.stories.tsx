import type { Stories } from '../stories.ts';
import { LinkingSignIn } from './linking-sign-in.tsx';

export const stories: Stories = {
  usual: (
    <LinkingSignIn
      heading="Link your Visi account to Google"
      authorizing="By signing in, you are authorizing Google to access your devices"
      shared="Google receives the names and types of your devices. It never sees your password."
      policies={{
        label: 'Privacy policies',
        links: [
          { href: '#google', label: 'Google Privacy Policy' },
          { href: '#visi', label: 'Visi Privacy Policy' },
        ],
      }}
      cancel={{ href: '#cancel', label: 'Cancel' }}
    >
      <p>The form stands here.</p>
    </LinkingSignIn>
  ),
};
