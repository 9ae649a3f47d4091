/** The second step of a sign-in (spec access.md section 8). */
export const mfa = {
  title: 'Verify your identity',
  intro: 'This device isn’t recognized. For your security, your account asks for a second step.',
  sentTo: 'We sent a verification code to {contact}. It is valid for 10 minutes.',
  notSignedIn:
    'You are not signed in yet. Until codes can be entered on this page, please open the {app} app to use your account.',
  back: 'Return to Login',
};
