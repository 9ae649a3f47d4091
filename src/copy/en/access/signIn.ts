/** Sign-in. */
export const signIn = {
  title: 'Sign In',
  intro: 'Manage your plan, devices and payments.',
  email: 'Email Address',
  password: 'Password',
  rememberMe: 'Remember Me',
  submit: 'Sign In',
  submitting: 'Signing in…',
  noEmail: 'Please enter your email address.',
  noPassword: 'Please enter your password.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordLabel: 'Show password',
  hidePasswordLabel: 'Hide password',
  forgotPassword: 'Forgot Password?',
  closeAlert: 'Close',
  getAppTitle: "Don't have the app?",
  googlePlay: 'Get it on Google Play',
  googlePlayName: 'Google Play',
  appStore: 'Download on the App Store',
  appStoreName: 'App Store',
  sign_in_failed: 'Sorry there was an error while logging in.',
  missing_parameters: 'Missing URL parameters for OAuth2 authentication.',
  wrong_credentials: 'The email or password you entered is incorrect.',
  sign_in_incomplete: 'Please enter your email address and password.',
  newLink: 'Get a new link by email',
  account_locked: 'Your account is locked. Please wait 10 minutes and try again.',
  email_not_verified: 'Email is not verified. Please verify and try again.',
  too_many_codes:
    'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
  too_many_attempts: {
    one: 'Too many attempts to sign in. Please wait 1 minute and try again.',
    other: 'Too many attempts to sign in. Please wait {count} minutes and try again.',
  },
  offline: 'You seem to be offline. Please check your connection and try again.',
  reasonIdle: 'You were signed out after 12 minutes without activity. Sign in to carry on where you were.',
  reasonEnded: 'Your session has ended. Please sign in again.',
  reasonDoubled:
    'Your browser sent cookies of this site twice, so we used none of them and asked it to remove them. Please sign in again. If this comes back, remove the cookies of this site in your browser’s settings.',
  reasonCookies:
    'Your browser did not keep our cookies, and without them we cannot keep you signed in. Allow cookies for this site in your browser’s settings, then sign in again.',
  reasonRecent: 'Please sign in again to confirm that it is you. Then you can delete your account.',
  reasonSignedOut: 'You are signed out.',
  reasonUnavailable:
    'Sorry, we are unable to retrieve your information at this time. Please try again later.',
  reasonNoToken: 'No token provided. Sign in here, or open this page from the app again.',
  reasonTokenRefused:
    'This link from the app was used before or is no longer valid. Please open it from the app again, or sign in here.',
  reasonSsoFailed:
    'Sorry, we could not sign you in from the app right now. Please open it from the app again, or sign in here.',
  goOn: 'Continue as you are',
  tryAgain: 'Try again',
} as const;
