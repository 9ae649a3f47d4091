import { Share } from './share.tsx';
import type { Stories } from './stories.ts';

const always = {
  title: 'Get the Visi app',
  testers: 'Testing the app?',
  testFlight: { href: '#test-flight', label: 'Open TestFlight' },
};
const path =
  'M4 4h7v1H4zM4 5h1v5H4zM10 5h1v5H10zM4 10h7v1H4zM6 6h3v3H6zM14 4h7v7H14zM4 14h7v7H4zM13 13h4v2H13z';
const stores = {
  text: 'Point your phone’s camera at a code to open the right store.',
  ways: [
    {
      code: { size: 25, path, label: 'QR code: Get it on Google Play' },
      badge: {
        store: 'googlePlay' as const,
        href: '#google-play',
        label: 'Get it on Google Play',
        name: 'Google Play',
      },
    },
    {
      code: { size: 25, path, label: 'QR code: Download on the App Store' },
      badge: {
        store: 'appStore' as const,
        href: '#app-store',
        label: 'Download on the App Store',
        name: 'App Store',
      },
    },
  ],
};

export const stories: Stories = {
  'on a computer': (
    <Share
      {...always}
      text="The Visi app is for phones and tablets. It isn’t available for this device."
      stores={stores}
      home={{ href: '#sign-in', label: 'Sign In' }}
    />
  ),
  'a brand without an app': (
    <Share
      {...always}
      text="The Visi app isn’t available for this device."
      stores={undefined}
      home={{ href: '#my-plan', label: 'Back to My Plan' }}
    />
  ),
};
