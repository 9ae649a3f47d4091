import * as z from 'zod';

/** How the platform knows who calls. */
export type OperationAccess =
  /** Anybody: the catalogue, recovery by a mailed token. */
  | 'open'
  /** Basic credentials built from UTF-8. */
  | 'basic'
  /** The session token in the `peppertoken` header, and an AWS Signature Version 4 with the temporary credentials. */
  | 'signed';

/** What a call that takes a secret, or has one sent, spends. Everything of one purpose counts together. */
export type BudgetPurpose =
  /** A password. */
  | 'password'
  /** A one-time code of MFA. */
  | 'code'
  /** The token of a mailed link. */
  | 'mailedLink'
  /** An identity token of Google's or Apple's. */
  | 'identity'
  /** The one-time token of a hand-off from an app. */
  | 'sso'
  /** A code that is sent to somebody. */
  | 'codeMail'
  /** A link for a new password that is sent to somebody. */
  | 'resetMail';

/** What of it counts: wrong guesses, whatever comes of the right ones; or every time something is sent, or may have been. */
export type OperationBudget = { purpose: BudgetPurpose; counts: 'failures' | 'sends' };

/**
 * One call the portal may make to a brand's platform. The table of these is closed: no other request ever leaves.
 * `path` holds `{placeholders}`, each filled with one encoded path segment.
 */
export type Operation<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Budget extends OperationBudget | undefined = OperationBudget | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT';
  /** Which of the brand's two base addresses. */
  base: 'api' | 'oauth';
  /** The context path between base and path, such as `account`. Empty on the OAuth base. */
  context: string;
  path: `/${string}`;
  access: OperationAccess;
  /** What it spends; undefined for what asks no secret of whoever sits before the browser (docs/adr/018). */
  budget: Budget;
  /** True where asking twice is the same as asking once; only such a call is ever repeated. */
  idempotent: boolean;
  /** Milliseconds until the whole answer must be here. */
  deadlineMs: number;
  query: Query;
  body: Body;
  answer: Answer;
  /** The platform says that there is nothing by 404, 204, `null` or an empty 200: then `{}` is what is read. */
  mayBeAbsent?: boolean;
  /** What the platform's documents leave open and was chosen here, for its team to confirm. */
  open: OpenPoints;
};

/** A part of a call, or one field of what it sends or is answered. */
export type OpenPart =
  | 'method'
  | 'context'
  | 'path'
  | 'access'
  | 'query'
  | 'body'
  | 'answer'
  | `${'query' | 'body' | 'answer'}.${string}`;

/** What was chosen for each part that is open, in a sentence that can be answered with yes. */
export type OpenPoints = Readonly<{ [Part in OpenPart]?: string }>;

/** Schema of an operation that sends no query or no body. */
export const nothing = z.undefined();

const READ_DEADLINE_MS = 5_000;
const WRITE_DEADLINE_MS = 8_000;

type Parts<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  base?: 'oauth';
  context?: string;
  query?: Query;
  body?: Body;
  answer: Answer;
  mayBeAbsent?: boolean;
  open?: OpenPoints;
};

/** Somebody who is signed in: the session is the proof. */
type Signed = { access: 'signed'; budget?: never };
/** Anybody may make it: what it spends has to be said. */
type Spending = { access: 'open' | 'basic'; budget: OperationBudget };

/** A call that changes nothing: idempotent, answered within 5 seconds. It takes no secret but the session. */
export function reads<Answer extends z.ZodType, Query extends z.ZodType = typeof nothing>(
  path: `/${string}`,
  parts: Parts<Query, typeof nothing, Answer> & { access: 'open' | 'signed' },
): Operation<Query, typeof nothing, Answer, undefined> {
  return build('GET', path, parts, { idempotent: true, deadlineMs: READ_DEADLINE_MS, budget: undefined });
}

/** A GET that uses something up all the same, such as a one-time code: never repeated, and waited for like a change. */
export function readsOnce<Answer extends z.ZodType, Query extends z.ZodType = typeof nothing>(
  path: `/${string}`,
  parts: Parts<Query, typeof nothing, Answer> & Spending,
): Operation<Query, typeof nothing, Answer, OperationBudget> {
  const { budget } = parts;
  return build('GET', path, parts, { idempotent: false, deadlineMs: WRITE_DEADLINE_MS, budget });
}

/** A call that changes something: sent once, answered within 8 seconds. */
export function changes<
  Answer extends z.ZodType,
  Body extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  parts: Parts<Query, Body, Answer> & Signed,
): Operation<Query, Body, Answer, undefined> {
  return build(method, path, parts, {
    idempotent: false,
    deadlineMs: WRITE_DEADLINE_MS,
    budget: undefined,
  });
}

/** The same without a session: a secret is checked, or one is sent. */
export function proves<
  Answer extends z.ZodType,
  Body extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
>(
  method: 'POST' | 'PUT',
  path: `/${string}`,
  parts: Parts<Query, Body, Answer> & Spending,
): Operation<Query, Body, Answer, OperationBudget> {
  const { budget } = parts;
  return build(method, path, parts, { idempotent: false, deadlineMs: WRITE_DEADLINE_MS, budget });
}

function build<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Budget extends OperationBudget | undefined,
>(
  method: 'GET' | 'POST' | 'PUT',
  path: `/${string}`,
  parts: Parts<Query, Body, Answer> & { access: OperationAccess },
  { idempotent, deadlineMs, budget }: { idempotent: boolean; deadlineMs: number; budget: Budget },
): Operation<Query, Body, Answer, Budget> {
  return {
    method,
    base: parts.base ?? 'api',
    context: parts.context ?? '',
    path,
    access: parts.access,
    budget,
    idempotent,
    deadlineMs,
    // An operation without a query or body has `nothing` for it; the default type parameter says the same.
    query: parts.query ?? (nothing as z.ZodType as Query),
    body: parts.body ?? (nothing as z.ZodType as Body),
    answer: parts.answer,
    ...(parts.mayBeAbsent ? { mayBeAbsent: true } : {}),
    open: parts.open ?? {},
  };
}
