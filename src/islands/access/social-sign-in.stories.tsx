import { sampleBlocker } from '../../components/blocker-hint.fixture.ts';
import type { Stories } from '../../components/stories.ts';
import { BlockerHint } from '../../components/blocker-hint.tsx';
import { SocialSignIn, type SocialSignInProps } from './social-sign-in.tsx';

const usual: SocialSignInProps = {
  round: false,
  redirectUri: undefined,
  google: {
    script: '/sandbox/gsi-client.js',
    clientId: 'sample',
    locale: 'en_US',
    styleNonce: 'sample',
  },
  apple: {
    label: 'Continue with Apple',
    image: { light: '/sandbox/apple/button?color=black', dark: '/sandbox/apple/button?color=white' },
  },
  blocker: <BlockerHint {...sampleBlocker} />,
  words: {
    googleMissing: 'We couldn’t load Google’s button.',
    tryAgain: 'Try again',
    or: 'or',
    needsScript: 'The other ways to sign in need JavaScript.',
    signingIn: 'Signing in…',
    offline: 'You seem to be offline.',
    failed: 'Please try again.',
  },
  children: <p>The form stands here.</p>,
};

export const stories: Stories = {
  'both providers': <SocialSignIn {...usual} />,
  'round, Apple alone': <SocialSignIn {...usual} round google={undefined} />,
};
