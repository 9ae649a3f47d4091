/** What came of a read: nothing usable, a session the platform no longer knows, or the answer after all. */
export type ReadOutcome = 'unavailable' | 'ended' | 'shown';

/** One fault of a read: what My Plan makes of it, and how often the platform is asked. */
export type ReadFaultRow = { id?: string; fault: string; outcome: ReadOutcome; asked: 1 | 2 };

const unavailable = (
  fault: string,
  { asked = 1, id }: { asked?: 1 | 2; id?: string } = {},
): ReadFaultRow => ({
  ...(id ? { id } : {}),
  fault,
  outcome: 'unavailable',
  asked,
});

/** Every kind of fault the sandbox knows, for a call that only reads. A hang has its own tests: it takes its time. */
export const readFaults: ReadFaultRow[] = [
  { fault: 'slow:800', outcome: 'shown', asked: 1 },
  { id: 'U-15', fault: 'status:401', outcome: 'ended', asked: 1 },
  unavailable('status:400'),
  // 403 on one call is that call's failure (row W-07).
  unavailable('status:403', { id: 'U-15' }),
  unavailable('status:404'),
  unavailable('status:429', { id: 'U-13' }),
  unavailable('status:500'),
  unavailable('status:502', { asked: 2 }),
  unavailable('status:503', { asked: 2 }),
  unavailable('status:504', { asked: 2 }),
  unavailable('status:200', { id: 'U-04' }),
  unavailable('status:204', { id: 'U-25' }),
  unavailable('status:302'),
  unavailable('status:304', { id: 'U-25' }),
  unavailable('reset', { asked: 2, id: 'U-11' }),
  unavailable('html', { id: 'U-01' }),
  unavailable('truncated', { id: 'U-08' }),
  unavailable('empty', { id: 'U-03' }),
  unavailable('huge', { id: 'U-06' }),
  unavailable('error:970'),
  unavailable('error:1198'),
];

const ERROR = 'Sorry there was an error while logging in.';
const TOO_MANY =
  'You requested too many verification codes. For security purposes, please wait 10 minutes and try again.';

/** One fault of the sign-in call: the status of the JSON answer, its code, and what the person reads. */
export type SignInFaultRow = { id?: string; fault: string; status: number; code: string; message: string };

const outage = (fault: string, id?: string): SignInFaultRow => ({
  ...(id ? { id } : {}),
  fault,
  status: 502,
  code: 'sign_in_failed',
  message: ERROR,
});
const tooMany = (fault: string): SignInFaultRow => ({
  id: 'U-13',
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

export const signInOutages: SignInFaultRow[] = [
  outage('status:500'),
  outage('status:502'),
  outage('status:503'),
  outage('status:504'),
  outage('status:200', 'U-04'),
  outage('status:204', 'U-25'),
  outage('status:304', 'U-25'),
  outage('status:302'),
  outage('reset'),
  outage('html', 'U-01'),
  outage('truncated', 'U-08'),
  outage('empty', 'U-03'),
  outage('huge', 'U-06'),
];

/** Refusals in the platform's own words or ours. */
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
    id: 'U-18',
    fault: 'error:error.<script>alert(1)</script>',
    status: 401,
    code: 'sign_in_failed',
    message: ERROR,
  },
];
