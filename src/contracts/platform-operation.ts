import * as z from 'zod';

/** How the platform knows who calls. */
export type OperationAccess =
  /** Anybody: the catalogue, recovery by a mailed token. */
  | 'open'
  /** Basic credentials built from UTF-8 (spec access.md section 7). */
  | 'basic'
  /** The session token in the `peppertoken` header, and an AWS Signature Version 4 with the temporary credentials. */
  | 'signed';

/**
 * One call the portal may make to a brand's platform. The table of these is closed: no other request ever leaves.
 * `path` holds `{placeholders}`, each filled with one encoded path segment.
 */
export type Operation<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT';
  /** Which of the brand's two base addresses. */
  base: 'api' | 'oauth';
  /** The context path between base and path, such as `account`. Empty on the OAuth base. */
  context: string;
  path: `/${string}`;
  access: OperationAccess;
  /** True where asking twice is the same as asking once; only such a call is ever repeated. */
  idempotent: boolean;
  /** Milliseconds until the whole answer must be here. */
  deadlineMs: number;
  query: Query;
  body: Body;
  answer: Answer;
  /** The platform says that there is nothing by 404, 204, `null` or an empty 200: then `{}` is what is read. */
  mayBeAbsent?: boolean;
  /** What the spec leaves open and was chosen here. */
  chosen?: string;
};

/** Schema of an operation that sends no query or no body. */
export const nothing = z.undefined();

const READ_DEADLINE_MS = 5_000;
const WRITE_DEADLINE_MS = 8_000;

type Parts<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType> = {
  base?: 'oauth';
  context?: string;
  access: OperationAccess;
  query?: Query;
  body?: Body;
  answer: Answer;
  mayBeAbsent?: boolean;
  chosen?: string;
};

/**
 * A call that changes nothing: idempotent, answered within 5 seconds. With `once` it is a GET that uses something up all
 * the same, such as a one-time code: never repeated, and waited for like a change.
 */
export function reads<Answer extends z.ZodType, Query extends z.ZodType = typeof nothing>(
  path: `/${string}`,
  { once = false, ...parts }: Parts<Query, typeof nothing, Answer> & { once?: boolean },
) {
  return build('GET', path, parts, !once, once ? WRITE_DEADLINE_MS : READ_DEADLINE_MS);
}

/** A call that changes something: sent once, answered within 8 seconds. */
export function changes<
  Answer extends z.ZodType,
  Body extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
>(method: 'POST' | 'PUT', path: `/${string}`, parts: Parts<Query, Body, Answer>) {
  return build(method, path, parts, false, WRITE_DEADLINE_MS);
}

function build<Query extends z.ZodType, Body extends z.ZodType, Answer extends z.ZodType>(
  method: 'GET' | 'POST' | 'PUT',
  path: `/${string}`,
  parts: Parts<Query, Body, Answer>,
  idempotent: boolean,
  deadlineMs: number,
): Operation<Query, Body, Answer> {
  return {
    method,
    base: parts.base ?? 'api',
    context: parts.context ?? '',
    path,
    access: parts.access,
    idempotent,
    deadlineMs,
    // An operation without a query or body has `nothing` for it; the default type parameter says the same.
    query: parts.query ?? (nothing as z.ZodType as Query),
    body: parts.body ?? (nothing as z.ZodType as Body),
    answer: parts.answer,
    ...(parts.mayBeAbsent ? { mayBeAbsent: true } : {}),
    ...(parts.chosen ? { chosen: parts.chosen } : {}),
  };
}
