/*
 * Hostile inputs: answers of the platform. A read with the fault ends in the outcome of its row after as many calls as the
 * row says; a sign-in with the fault ends in the status, code and words of its row, and nobody is signed in.
 */

/** How a read ended: without data, with a session that the platform no longer accepts, or with the data. */
export type ReadOutcome = 'unavailable' | 'ended' | 'shown';

/** One fault of a read: the outcome on My Plan, and how many calls the platform receives. */
export type ReadFaultRow = { fault: string; outcome: ReadOutcome; asked: 1 | 2 };

const unavailable = (fault: string, { asked = 1 }: { asked?: 1 | 2 } = {}): ReadFaultRow => ({
  fault,
  outcome: 'unavailable',
  asked,
});

/** Every kind of fault that the sandbox has, for a read. A platform that hangs has tests of its own. */
export const readFaults: ReadFaultRow[] = [
  { fault: 'slow:800', outcome: 'shown', asked: 1 },
  { fault: 'status:401', outcome: 'ended', asked: 1 },
  unavailable('status:400'),
  // 403 fails one call and does not end the session.
  unavailable('status:403'),
  unavailable('status:404'),
  unavailable('status:429'),
  unavailable('status:500'),
  unavailable('status:502', { asked: 2 }),
  unavailable('status:503', { asked: 2 }),
  unavailable('status:504', { asked: 2 }),
  unavailable('status:200'),
  unavailable('status:204'),
  unavailable('status:302'),
  unavailable('status:304'),
  unavailable('reset', { asked: 2 }),
  unavailable('html'),
  unavailable('truncated'),
  unavailable('empty'),
  unavailable('huge'),
  unavailable('error:970'),
  unavailable('error:1198'),
];

const ERROR = 'Sorry there was an error while logging in.';
const TOO_MANY =
  'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.';

/** One fault of the sign-in call: the status of the JSON answer, its code, and the message for the person. */
export type SignInFaultRow = { fault: string; status: number; code: string; message: string };

const outage = (fault: string): SignInFaultRow => ({
  fault,
  status: 502,
  code: 'sign_in_failed',
  message: ERROR,
});
const tooMany = (fault: string): SignInFaultRow => ({
  fault,
  status: 401,
  code: 'too_many_codes',
  message: TOO_MANY,
});
const said = (fault: string, message: string): SignInFaultRow => ({
  fault,
  status: 401,
  code: 'platform_message',
  message,
});
const notVerified = (fault: string): SignInFaultRow => ({
  fault,
  status: 401,
  code: 'email_not_verified',
  message: 'Email is not verified. Please verify and try again.',
});

/** Faults under which a sign-in gets no usable answer. */
export const signInOutages: SignInFaultRow[] = [
  outage('status:500'),
  outage('status:502'),
  outage('status:503'),
  outage('status:504'),
  outage('status:200'),
  outage('status:204'),
  outage('status:304'),
  outage('status:302'),
  outage('reset'),
  outage('html'),
  outage('truncated'),
  outage('empty'),
  outage('huge'),
];

/** Refusals whose message is the platform's own or one of the portal. */
export const signInRefusals: SignInFaultRow[] = [
  notVerified('error:970'),
  notVerified('error:email.not.verified'),
  tooMany('error:429'),
  tooMany('error:1122'),
  tooMany('error:1123'),
  tooMany('status:429'),
  {
    ...said('error:1198', 'Your account is locked. Please wait 10 minutes and try again.'),
    code: 'account_locked',
  },
  {
    ...said('error:966', 'The email or password you entered is incorrect.'),
    code: 'wrong_credentials',
  },
  said('status:401', 'The sandbox was told to answer with status 401.'),
  said('status:404', 'The sandbox was told to answer with status 404.'),
  {
    fault: 'error:error.<script>alert(1)</script>',
    status: 401,
    code: 'sign_in_failed',
    message: ERROR,
  },
];
