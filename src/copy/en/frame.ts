/** Words around every page. */
export const frame = {
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  security: 'Account and security',
  accountMenu: 'Account menu',
  tabs: 'Account',
  tabPlan: 'My Plan',
  tabPayment: 'Payment',
  tabHistory: 'Account History',
  tabHistoryShort: 'History',
  termsOfUse: 'Terms of Use',
  privacyPolicy: 'Privacy Policy',
  help: 'Help',
  footer: 'Help and legal',
  titleWithPage: '{page} · {brand}',
  description: '{page}. Plans, cameras, card and invoices of your {brand} account, in one place.',
  continueLink: 'Continue',
  idleTitle: 'Are you still there?',
  idleText:
    'For your security we sign you out after 12 minutes without activity. You will be signed out in a minute.',
  idleStay: 'Stay signed in',
  leavingTitle: 'You are not signed out yet',
  leavingText:
    'We could not get through. Keep this page open: we sign you out as soon as the connection is back.',
  leavingRetry: 'Try again',
};
