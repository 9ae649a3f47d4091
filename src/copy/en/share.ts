/** The page that leads to the app. */
export const share = {
  title: 'Get the {app} app',
  text: 'The {app} app is for phones and tablets. It isn’t available for this device.',
  none: 'The {app} app isn’t available for this device.',
  stores: 'Point your phone’s camera at a code to open the right store.',
  code: 'QR code: {store}',
  testers: 'Testing the app?',
  testFlight: 'Open TestFlight',
  home: 'Back to My Plan',
  signIn: 'Sign In',
} as const;
