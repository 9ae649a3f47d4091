/** Sign-in by Google or Apple. */
export const social = {
  or: 'or',
  apple: 'Continue with Apple',
  needsScript: 'The other ways to sign in need JavaScript. Your email address and password work without it.',
  signingIn: 'Signing in…',
  expired: 'This took too long, or it was started in another window. Please try again.',
  googleElsewhere: 'Google doesn’t let you sign in inside an app. To use it, open {host} in your browser.',
  googleMissing: 'We couldn’t load Google’s button.',
} as const;
