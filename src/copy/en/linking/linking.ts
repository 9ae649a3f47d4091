/** Linking a voice assistant. */
export const linking = {
  title: 'Link to {account}',
  heading: 'Link your {brand} account to {account}',
  googleName: 'Google',
  googleAccount: 'Google',
  alexaName: 'Alexa',
  alexaAccount: 'Amazon Alexa',
  authorizing: 'By signing in, you are authorizing {partner} to access your devices',
  shared:
    '{account} receives the names and types of your devices so that it can show and control them for you. It never sees your password, and you can unlink at any time.',
  privacy: '{account} Privacy Policy',
  brandPrivacy: '{brand} Privacy Policy',
  policies: 'Privacy policies',
  submit: 'Sign In',
  cancel: 'Cancel',
  signedUpByBoth:
    'If you signed up with Google or Apple, set a password first. Then start linking again in your assistant’s app.',
  signedUpByGoogle:
    'If you signed up with Google, set a password first. Then start linking again in your assistant’s app.',
  signedUpByApple:
    'If you signed up with Apple, set a password first. Then start linking again in your assistant’s app.',
  setPassword: 'Set or reset your password',
  problemTitle: 'Your account can’t be linked this way',
  missing_parameters: 'Missing URL parameters for OAuth2 authentication.',
  refused: 'We don’t recognize the request that brought you here. Nothing was shared.',
  again: 'Please close this page and start linking again in the Google Home or Amazon Alexa app.',
  linkedTitle: 'Your {brand} account is linked to {account}',
  linked:
    'You can close this page and go back to your assistant’s app. If your devices don’t show up there, start linking again in the app.',
  unlink_google:
    'To unlink Google Home, open the Google Home app, tap “Add”, then “Works with Google Home”, choose {brand} and tap “Unlink account”.',
  unlink_alexa:
    'To unlink Amazon Alexa, open the Alexa app, go to “Skills & Games”, then “Your Skills”, choose {brand} and tap “Disable Skill”.',
  overTitle: 'This page has expired',
  over: 'For your security, it only works for a short time. If your devices already show up in your assistant’s app, linking worked and there’s nothing left to do.',
  overAgain:
    'If they don’t, please close this page and start linking again in the Google Home or Amazon Alexa app.',
  contactSupport: 'Contact support',
  supportSubject: 'Linking a voice assistant ({requestId})',
  requestId: 'Reference: {requestId}',
} as const;
