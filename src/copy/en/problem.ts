/** Error pages and problems of `/api`. */
export const problem = {
  title: 'Oops! Something went wrong.',
  text: 'Please try again in a moment. If it keeps happening, we’re happy to help.',
  notFoundTitle: 'Page not found.',
  notFoundText: 'The address may be misspelled, or the page has moved.',
  alreadySubscribed: 'You already have a subscription to this plan.',
  orderRefused:
    'Your order wasn’t accepted. Nothing was charged, and your plan hasn’t changed. Please try another card, or ask us for help.',
  deletionRefused:
    'Your account can’t be deleted right now. Nothing was deleted. If a payment is due, that may be why. We’re happy to help.',
  useAnotherCard: 'Use another card',
  priceUnknown:
    'We couldn’t find out what your order costs. Nothing was ordered or charged. Please try again in a moment. If it keeps happening, we’re happy to help.',
  cancelFailed: 'Sorry, there was an error trying to cancel your plan. Please try again later.',
  cancelUnsureTitle: 'We couldn’t find out whether your plan was cancelled.',
  cancelUnsure: 'We haven’t heard back yet. We’ll keep checking, and you’ll see the result in My Plan.',
  cancelUnderWayTitle: 'Your plan wasn’t cancelled.',
  cancelUnderWay:
    'Another change to your plan is still in progress. You’ll see in My Plan when it’s done; then you can cancel.',
  lookAtPlan: 'Go to My Plan',
  contactSupport: 'Contact support',
  tryAgain: 'Try again',
  help: 'Get help',
  backToPlan: 'Back to My Plan',
  signIn: 'Sign In',
  blocker:
    'A content blocker or a network filter may be in the way. Allow this page in its settings, then try again.',
  elsewhereTitle: 'Do you want to continue?',
  elsewhereText: 'Another site led you here. Nothing has changed yet.',
  elsewhereGoOn: 'Continue',
  requestId: 'Reference: {requestId}',
  supportSubjectPlain: 'Help with my account',
  supportSubject: 'Help with my account ({requestId})',
  bad_json: 'We couldn’t read the request. Please reload the page and try again.',
  bad_request: 'The request is incomplete. Please reload the page and try again.',
  unsupported_type:
    'We couldn’t read what your browser sent. Please reload the page and try again, or use another browser.',
  too_large: 'That was too much to send at once. Please shorten what you typed and try again.',
  forbidden:
    'This request didn’t come from a page of this site, so nothing was changed. Please open the page on this site and try again.',
  origin_hidden:
    'Your browser or an extension hides which page this came from, so nothing was changed. Please turn the extension off, or use another browser. If that doesn’t work, we’re happy to help.',
  not_found: 'Page not found. Please reload the page you came from and try again.',
  method_not_allowed: 'This can’t be done here. Please go back to the page you were on and try again.',
  too_many_requests: 'Too many requests. Please wait a minute and try again.',
  signed_out: 'You are signed out. Please sign in again.',
  otherAccountTitle: 'Another account is signed in now.',
  other_account:
    'Another account is signed in now, so nothing was sent. Please reload the page and try again.',
  otherAccountText:
    'The account changed in another tab or window. Nothing was sent from the page you were on.',
  pending_delete: 'This account is set to be deleted. Cancel the request first.',
  unavailable: 'Sorry, we are unable to retrieve your information at this time. Please try again later.',
  unexpected: 'Oops! Something went wrong.',
  notAllTitle: 'We couldn’t load everything in your account.',
  notAllText: 'Something may be missing on this page.',
} as const;
