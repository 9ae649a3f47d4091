/** The way to the app. */
export const share = {
  title: 'Get the {app} app',
  text: 'There is no {app} app for this device. Open this page on a phone or a tablet.',
  testers: 'Testing the app? You find it in the TestFlight app.',
  testFlight: 'Open TestFlight',
  home: 'Back to My Plan',
};
