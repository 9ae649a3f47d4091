/** Sign-in (spec access.md sections 2 and 8). */
export const signIn = {
  title: 'Sign In',
  intro: 'Manage your plan, devices and payments.',
  email: 'Email Address',
  password: 'Password',
  rememberMe: 'Remember Me',
  submit: 'Sign In',
  submitting: 'Signing in…',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordLabel: 'Show password',
  hidePasswordLabel: 'Hide password',
  forgotPassword: 'Forgot Password?',
  closeAlert: 'Close',
  getAppTitle: "Don't have the app?",
  googlePlay: 'Get it on Google Play',
  appStore: 'Download on the App Store',
  sign_in_failed: 'Sorry there was an error while logging in.',
  missing_parameters: 'Missing URL parameters for OAuth2 authentication.',
  sign_in_incomplete: 'Please enter your email address and password.',
  email_not_verified: 'Email is not verified. Please verify and try again.',
  too_many_codes:
    'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.',
  too_many_attempts: 'Too many attempts to sign in. Please wait {minutes} and try again.',
  minutesOne: '1 minute',
  minutesMany: '{count} minutes',
  offline: 'You seem to be offline. Please check your connection and try again.',
  reasonIdle: 'You were signed out after 12 minutes without activity. Sign in to carry on where you were.',
  reasonEnded: 'Your session has ended. Please sign in again.',
  reasonDoubled:
    'Your browser sent two sign-ins at once, so we used neither and asked it to remove the cookies of this site. Please sign in again. If this comes back, remove them in your browser’s settings.',
  reasonSignedOut: 'You are signed out.',
  reasonUnavailable:
    'Sorry, we are unable to retrieve your information at this time. Please try again later.',
  reasonNoToken: 'No token provided. Please open this page from the app again, or sign in here.',
  reasonTokenRefused:
    'This link from the app was used before or is no longer valid. Please open it from the app again, or sign in here.',
  reasonHandOffFailed:
    'Sorry, we could not sign you in from the app right now. Please open it from the app again, or sign in here.',
  reasonLocked: 'Your account is locked. Please wait 10 minutes and try again.',
  goOn: 'Continue as you are',
  tryAgain: 'Try again',
};
