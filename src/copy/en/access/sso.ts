/** SSO: arriving from the app. */
export const sso = {
  title: 'Sign In',
  signingIn: 'Signing you in…',
  still: 'Almost there. Press Continue to sign in.',
  continue: 'Continue',
  offline: 'You seem to be offline. Please check your connection and try again.',
  failed: 'Sorry, we couldn’t sign you in from the app right now. Please try again.',
  whoseTitle: 'Is this your account?',
  whose: 'This link opens the account of {name} ({email}).',
  whoseNote: 'Continue only if it’s yours: anything you enter or pay from here on goes to this account.',
  notMe: 'Not me',
  switchTitle: 'Switch accounts?',
  switchFrom: 'You are signed in as {name}. This link opens the account in the {brand} app: {other}.',
  switchNote: 'If you switch, the account you’re using now is signed out in this browser.',
  switch: 'Switch to the app’s account',
  keep: 'Keep this account',
} as const;
