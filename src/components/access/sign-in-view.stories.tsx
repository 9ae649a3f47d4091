import type { Stories } from '../stories.ts';
import { SignInView } from './sign-in-view.tsx';

const app = {
  title: 'Get the app',
  stores: [
    {
      store: 'googlePlay' as const,
      href: '#google-play',
      label: 'Get it on Google Play',
      name: 'Google Play',
    },
    {
      store: 'appStore' as const,
      href: '#app-store',
      label: 'Download on the App Store',
      name: 'App Store',
    },
  ],
};

export const stories: Stories = {
  'with an app': (
    <SignInView title="Sign In" app={app}>
      <p>The form stands here.</p>
    </SignInView>
  ),
  'without one': (
    <SignInView title="Sign In" app={undefined}>
      <p>The form stands here.</p>
    </SignInView>
  ),
};
