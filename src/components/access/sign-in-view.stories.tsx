import type { Stories } from '../stories.ts';
import { SignInView } from './sign-in-view.tsx';

const app = {
  title: 'Get the app',
  googlePlay: { href: '#google-play', label: 'Get it on Google Play' },
  appStore: { href: '#app-store', label: 'Download on the App Store' },
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
