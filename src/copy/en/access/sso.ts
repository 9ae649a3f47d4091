/** SSO: arriving from the app. */
export const sso = {
  title: 'Sign In',
  signingIn: 'Signing you in…',
  still: 'You are almost there. Press Continue to sign in.',
  continue: 'Continue',
  offline: 'You seem to be offline. Please check your connection and try again.',
  failed: 'Sorry, we could not sign you in from the app right now. Please try again.',
  whoseTitle: 'Is this your account?',
  whose: 'This link opens the account of {name} ({email}).',
  whoseNote: 'Continue only if it is yours: what you type or pay from here on belongs to this account.',
  notMe: 'Not me',
  switchTitle: 'Switch accounts?',
  switchFrom: 'You are signed in as {name}. This link opens the account in the {brand} app: {other}.',
  switchNote: 'If you switch, the account you use now is signed out in this browser.',
  switch: 'Switch to the app’s account',
  keep: 'Keep this account',
} as const;
