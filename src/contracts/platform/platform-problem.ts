/** Numeric codes of the authentication context, and the codes by name. */
export const authenticationCodes = {
  tooManyRequests: '429',
  emailCodeLimit: '1122',
  smsCodeLimit: '1123',
  accountLocked: '1198',
  invalidToken: '1104',
  expiredCode: '1070',
  invalidCode: '1067',
  emailNotVerified: '970',
  /** An e-mail and a password that do not belong together. */
  wrongCredentials: '966',
  /** The same by name. */
  emailNotVerifiedText: 'email.not.verified',
  missingParameters: 'missing_parameters',
} as const;

/** What the platform refuses changes of an account with. Chosen here: the spec shows no code for it. */
export const accountCodes = { pendingDelete: 'error.account.pending_delete' } as const;

/** The card's owner has to prove themselves first. */
export const CHALLENGE_CODE = 'error.subscription.card.3d.security';

/** A refusal of the platform on the wire, in the form the sandbox sends unless it is told otherwise. */
export type WireProblem = {
  errorCode: string | number;
  description?: string;
  errorData?: Readonly<Record<string, unknown>>;
};

/** What a refusal says. Nothing of it may be shown to a person but a `description` that is a sentence. */
export type PlatformProblem = {
  /** Undefined where the refusal names none. */
  code: string | undefined;
  description: string | undefined;
  /** What the gateway before the platform says; never for people. */
  message: string | undefined;
  /** An object, or text that is no JSON; undefined for anything else. */
  errorData: Readonly<Record<string, unknown>> | string | undefined;
};

const MAX_CODE_LENGTH = 100;
const MAX_WORDS_LENGTH = 2_000;
const known: ReadonlySet<string> = new Set(Object.values(authenticationCodes));

/** True for a code of section 8 of either document, in any case of letters. */
export function isKnownCode(code: string): boolean {
  const lower = code.toLowerCase();
  return known.has(lower) || lower.startsWith('error.') || lower === 'change_must_be_immediate';
}

/**
 * Reads a refusal in every form the two documents write or hint at: the code in `errorCode`, `code`,
 * `errorType`, `error`, `error.code`, `data.code` or `description`, a number or text, a known one before any other;
 * `errorData` as an object or as JSON text. A challenge named by the description goes before everything. `errorType` is the
 * gateway's header `x-amzn-ErrorType`.
 */
export function platformProblem(answer: unknown, errorType?: string | null): PlatformProblem {
  const places = placesOf(answer);
  const described = places.map(({ description }) => textOf(description)).find(Boolean);
  const message = places
    .map((each) => textOf(each['message'] ?? each['Message'] ?? each['errorMessage']))
    .find(Boolean);
  const named = [...codesOf(places), codeOf(errorType?.split(':', 1)[0])].filter(
    (code) => code !== undefined,
  );
  const wordCode = codeOf(described);
  const code =
    wordCode?.toLowerCase() === CHALLENGE_CODE
      ? CHALLENGE_CODE
      : ([...named, ...(wordCode ? [wordCode] : [])].find(isKnownCode) ?? named[0] ?? wordCode);
  return {
    code: code && isKnownCode(code) ? code.toLowerCase() : code,
    description: described ?? (codesOf(places).length > 0 ? message : undefined),
    message,
    errorData: places.map((place) => errorDataOf(place['errorData'])).find((data) => data !== undefined),
  };
}

/**
 * The refusal that an answer with a good status is all the same: one that names an error code. Undefined for any other, and for one wrapped the way POST /subscribe does it, which is that call's own affair.
 */
export function refusalInAnswer(answer: unknown): PlatformProblem | undefined {
  const top = mayRefuse(answer) ? recordOf(answer) : undefined;
  if (!top || 'FunctionError' in top || 'Payload' in top) return undefined;
  const problem = platformProblem(answer);
  const status = Number(top['statusCode']);
  const isNamed =
    codeOf(top['errorCode']) !== undefined || codeOf(recordOf(top['error'])?.['code']) !== undefined;
  const isKnown = problem.code !== undefined && isKnownCode(problem.code);
  if (isNamed || isKnown || codeOf(top['error']) !== undefined) return problem;
  return status >= 400 ? { ...problem, code: problem.code ?? String(status) } : undefined;
}

/** Where a refusal with a good status stands, or what it stands in. */
const refusalKeys = ['errorCode', 'code', 'errorType', 'error', 'description', 'data', 'statusCode'];

/** False for what cannot be a refusal, as nearly every answer with a good status: told without reading it. */
function mayRefuse(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && refusalKeys.some((key) => Object.hasOwn(answer, key))
  );
}

/** What a refusal says of the credentials a call was signed with (API Gateway’s words); undefined where nothing. */
export function credentialTrouble({
  code,
  message,
  description,
}: PlatformProblem): 'clock' | 'expired' | undefined {
  const words = message ?? description ?? '';
  if (code === 'RequestTimeTooSkewed' || code === 'RequestExpired') return 'clock';
  if (/^Signature (expired|not yet current):?/i.test(words)) return 'clock';
  const names = ['ExpiredToken', 'ExpiredTokenException', 'UnrecognizedClientException'];
  return names.includes(code ?? '') ||
    /^The security token included in the request is (expired|invalid)/i.test(words)
    ? 'expired'
    : undefined;
}

type Place = Readonly<Record<string, unknown>>;

/** Where a refusal may stand: the answer itself, its `error`, its `data`, and the `error` of that. */
function placesOf(answer: unknown): Place[] {
  const top = recordOf(answer);
  const data = recordOf(top?.['data']);
  return [top, recordOf(top?.['error']), data, recordOf(data?.['error'])].filter(
    (place) => place !== undefined,
  );
}

function codesOf(places: readonly Place[]): string[] {
  return places
    .flatMap((place) => [place['errorCode'], place['code'], place['errorType'], place['error']])
    .map(codeOf)
    .filter((code) => code !== undefined);
}

/** A code: a number, or text without spaces; 0 says that nothing is wrong. */
function codeOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return text === '0' || text.length > MAX_CODE_LENGTH || !/^[^\s<>{}"]+$/.test(text) ? undefined : text;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_WORDS_LENGTH) : undefined;
}

function errorDataOf(value: unknown): PlatformProblem['errorData'] {
  if (typeof value !== 'string') return recordOf(value);
  const text = value.trim();
  if (text === '') return undefined;
  return /^[[{"]/.test(text) ? recordOf(parsed(text)) : text.slice(0, MAX_WORDS_LENGTH);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A bad `errorData` is none.
    return undefined;
  }
}

function recordOf(value: unknown): Place | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}
