/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Delete Account',
  confirmTitle: 'Delete your account?',
  confirmText:
    'Your account, your plan and all video in it will be deleted. Until then, you can sign in and cancel the request.',
  confirm: 'Delete my account',
  confirming: 'Sending your request…',
  notNow: 'Keep my account',
  confirmNext: 'Next, we’ll ask you to confirm it’s you.',
  goOn: 'Continue',
  whose: 'Account to delete: {email}',
  askPassword: 'You signed in a while ago. Please enter your password to confirm it’s you.',
  password: 'Password',
  noPassword: 'Please enter your password.',
  askSignIn:
    'You signed in a while ago. Please sign in again to confirm it’s you. Then you’ll come back here.',
  signInAgain: 'Sign in again',
  title: 'Pending Delete Account Request',
  text: 'You asked us to delete this account. It isn’t deleted yet, so you can still keep it.',
  textWithDate:
    'On {date}, you asked us to delete this account. It isn’t deleted yet, so you can still keep it.',
  cancelRequest: 'Cancel Request',
  cancelRequestHint: 'You keep your account, and everything stays as it is.',
  cancelling: 'Cancelling…',
  keepRequest: 'Keep Request',
  keepRequestHint: 'Your account will be deleted, and we’ll sign you out.',
  keeping: 'Signing you out…',
  failed:
    'Sorry, we are unable to cancel your delete account request at this time. Please contact customer support for assistance.',
  emailSupport: 'Email Support',
  supportSubject: 'Cancel my delete account request',
  close: 'Close',
  askedTitle: 'Your account will be deleted',
  askedText:
    'We have your request, and you are signed out. Until your account is deleted, you can still keep it: sign in and choose Cancel Request.',
} as const;
