import { linking } from '../../copy/en/linking/linking.ts';
import { sampleTexts, type Stories } from '../stories.ts';
import { LinkingSignIn } from './linking-sign-in.tsx';

export const stories: Stories = {
  usual: (
    <LinkingSignIn
      heading="Link your Visi account to Google"
      authorizing="By signing in, you are authorizing Google to access your devices"
      shared={sampleTexts(linking, 'shared').join()}
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
