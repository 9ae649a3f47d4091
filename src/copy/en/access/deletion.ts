/** Deleting an account and cancelling the deletion. */
export const deletion = {
  deleteAccount: 'Delete Account',
  confirmTitle: 'Delete your account?',
  confirmText:
    'Your account, your plan and all video in it will be deleted. Until that is done, you can sign in and take it back.',
  confirm: 'Delete my account',
  confirming: 'Deleting…',
  notNow: 'Keep my account',
  confirmNext: 'Next, we ask you to confirm that it is you.',
  goOn: 'Continue',
  whose: 'This is about the account of {email}.',
  askPassword: 'You signed in a while ago. Please enter your password to confirm that it is you.',
  password: 'Password',
  noPassword: 'Please enter your password.',
  askSignIn:
    'You signed in a while ago. Please sign in again to confirm that it is you. Then you come back here.',
  signInAgain: 'Sign in again',
  title: 'Pending Delete Account Request',
  text: 'You asked us to delete this account. It is not deleted yet, so you can still keep it.',
  textWithDate:
    'On {date} you asked us to delete this account. It is not deleted yet, so you can still keep it.',
  cancelRequest: 'Cancel Request',
  cancelRequestHint: 'Your account stays, and you go on as before.',
  cancelling: 'Cancelling…',
  keepRequest: 'Keep Request',
  keepRequestHint: 'Your account will be deleted, and we sign you out.',
  keeping: 'Signing you out…',
  failed:
    'Sorry, we are unable to cancel your delete account request at this time. Please contact customer support for assistance.',
  emailSupport: 'Email Support',
  supportSubject: 'Cancel my delete account request',
  close: 'Close',
  askedTitle: 'Your account will be deleted',
  askedText:
    'We have your request, and you are signed out. Until your account is deleted you can still keep it: sign in and choose Cancel Request.',
} as const;
