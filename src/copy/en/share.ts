/** The page that leads to the app. */
export const share = {
  title: 'Get the {app} app',
  text: 'The {app} app is for phones and tablets. There is none for this device.',
  none: 'There is no {app} app for this device.',
  stores: 'Point the camera of your phone at a code, and the right store opens.',
  code: 'QR code: {store}',
  testers: 'Testing the app?',
  testFlight: 'Open TestFlight',
  home: 'Back to My Plan',
  signIn: 'Sign In',
} as const;
