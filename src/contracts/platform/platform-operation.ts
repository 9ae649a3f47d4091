import * as z from 'zod';

/** How a call authenticates itself to the platform. */
export type OperationAccess =
  /** No credentials: the catalogue, or recovery by a mailed token. */
  | 'open'
  /** Basic credentials, encoded in UTF-8. */
  | 'basic'
  /**
   * The session token in the `peppertoken` header, and an AWS Signature Version 4 made with the temporary credentials.
   */
  | 'signed';

/** The purpose of a budget: a secret that is checked or sent. All calls of one purpose share its counters. */
export type BudgetPurpose =
  /** A password. */
  | 'password'
  /** A one-time code of MFA. */
  | 'code'
  /** The token of a mailed link. */
  | 'mailedLink'
  /** An identity token of Google or Apple. */
  | 'identity'
  /** The one-time token of an SSO sign-in from an app. */
  | 'sso'
  /** An MFA code that is mailed or texted to a person. */
  | 'codeMail'
  /** A password reset link that is mailed to a person. */
  | 'resetMail';

/**
 * The budget of a call. `failures` counts wrong guesses only; `sends` counts every message that was or may have been
 * sent.
 */
export type OperationBudget = { purpose: BudgetPurpose; counts: 'failures' | 'sends' };

/**
 * A call that the portal may make to a brand's platform. The table of calls is closed: the portal sends no other
 * request. `path` has `{placeholders}`, each filled with one encoded path segment.
 */
export type Operation<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Budget extends OperationBudget | undefined = OperationBudget | undefined,
> = {
  method: 'GET' | 'POST' | 'PUT';
  /** Which of the brand's two base addresses is used. */
  base: 'api' | 'oauth';
  /** The context path between base and path, such as `account`. Empty on the OAuth base. */
  context: string;
  path: `/${string}`;
  access: OperationAccess;
  /** The budget that the call spends; undefined for a call that accepts no secret from a person (docs/adr/018). */
  budget: Budget;
  /** True where a second call has no further effect. Only such a call is ever retried. */
  idempotent: boolean;
  /** Milliseconds until the whole response must have arrived. */
  deadlineMs: number;
  query: Query;
  body: Body;
  answer: Answer;
  /**
   * True where the platform may report that nothing exists by 404, 204, `null` or an empty 200. The response is then
   * read as `{}`.
   */
  mayBeAbsent?: boolean;
};

/** The schema of an absent query or body. */
export const nothing = z.undefined();

export const READ_DEADLINE_MS = 5_000;
export const WRITE_DEADLINE_MS = 8_000;

type Parts<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  base?: 'oauth';
  context?: string;
  query?: Query;
  body?: Body;
  answer: Answer;
  mayBeAbsent?: boolean;
};

/** A call of a signed-in person: the session is the credential. */
type Signed = { access: 'signed'; budget?: never };
/** A call that anybody may make: it must state its budget. */
type Spending = { access: 'open' | 'basic'; budget: OperationBudget };

/**
 * Defines a call that changes nothing: idempotent, with a deadline of 5 seconds. It accepts no secret but the session.
 */
export function reads<Answer extends z.ZodType, Query extends z.ZodType = typeof nothing>(
  path: `/${string}`,
  parts: Parts<Query, typeof nothing, Answer> & { access: 'open' | 'signed' },
): Operation<Query, typeof nothing, Answer, undefined> {
  return build('GET', path, parts, { idempotent: true, deadlineMs: READ_DEADLINE_MS, budget: undefined });
}

/** Defines a GET that uses something up, such as a one-time code: never retried, with the deadline of a change. */
export function readsOnce<Answer extends z.ZodType, Query extends z.ZodType = typeof nothing>(
  path: `/${string}`,
  parts: Parts<Query, typeof nothing, Answer> & Spending,
): Operation<Query, typeof nothing, Answer, OperationBudget> {
  const { budget } = parts;
  return build('GET', path, parts, { idempotent: false, deadlineMs: WRITE_DEADLINE_MS, budget });
}

/** Defines a call that changes something: sent once, with a deadline of 8 seconds. */
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

/** Defines a call without a session that checks a secret or sends one: sent once, with a deadline of 8 seconds. */
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
    // An operation without a query or body uses `nothing`; the default type parameter says the same.
    query: parts.query ?? (nothing as z.ZodType as Query),
    body: parts.body ?? (nothing as z.ZodType as Body),
    answer: parts.answer,
    ...(parts.mayBeAbsent ? { mayBeAbsent: true } : {}),
  };
}
