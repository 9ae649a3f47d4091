import { type ProviderDecline, providerDecline } from '../billing/provider-decline.ts';
import { asJsonObject } from '../json-object.ts';
import { codeOf, codesIn, codesInWords, type Holder, holdersIn, objectOf } from './failure-codes.ts';

/** The error codes of the authentication context, numeric and by name. */
export const authenticationCodes = {
  tooManyRequests: '429',
  emailCodeLimit: '1122',
  smsCodeLimit: '1123',
  accountLocked: '1198',
  invalidToken: '1104',
  expiredCode: '1070',
  invalidCode: '1067',
  emailNotVerified: '970',
  /** The e-mail and the password do not match. */
  wrongCredentials: '966',
  /** The same error by name. */
  emailNotVerifiedText: 'email.not.verified',
  missingParameters: 'missing_parameters',
} as const;

/**
 * The code with which the platform refuses changes of an account. This project chose it, because the platform's
 * documents show none.
 */
export const accountCodes = { pendingDelete: 'error.account.pending_delete' } as const;

/**
 * The names with which the gateway in front of the platform refuses a call by itself: a signature, the right to call, or too
 * many calls.
 */
export const gatewayCodes = [
  'SignatureDoesNotMatch',
  'InvalidSignatureException',
  'IncompleteSignatureException',
  'MissingAuthenticationTokenException',
  'AccessDeniedException',
  'ForbiddenException',
  'UnrecognizedClientException',
  'TooManyRequestsException',
  'ThrottlingException',
  'LimitExceededException',
] as const;

/** The bank requires a challenge of the card's owner first. */
export const CHALLENGE_CODE = 'error.subscription.card.3d.security';

/** A refusal of the platform on the wire, in the sandbox's default form. */
export type WireProblem = {
  errorCode: string | number;
  description?: string;
  errorData?: Readonly<Record<string, unknown>>;
};

/** A refusal of the platform as it was read. Only a `description` that is a sentence may be shown to a person. */
export type PlatformProblem = {
  /** Undefined where the refusal has no code. */
  code: string | undefined;
  description: string | undefined;
  /** The message of the gateway in front of the platform; never shown to a person. */
  message: string | undefined;
  /** An object, or text that is not JSON; undefined for anything else. */
  errorData: Readonly<Record<string, unknown>> | string | undefined;
};

const MAX_WORDS_LENGTH = 2_000;
const known: ReadonlySet<string> = new Set(Object.values(authenticationCodes));

/** True for the code with which the platform refuses a plan that the account has already. */
export function isAlreadySubscribed(code: string): boolean {
  return code.endsWith('already_subscribed');
}

/** True for an error code in the platform's documents, in any letter case. */
export function isKnownCode(code: string): boolean {
  const lower = code.toLowerCase();
  return known.has(lower) || lower.startsWith('error.') || lower === 'change_must_be_immediate';
}

/**
 * Reads a refusal in every form that the documents of the platform, of AWS and of the card providers show or suggest. The
 * code is in `errorCode`, `code`, `errorType` or `error`, or is what `description`, `errorMessage` or `message` says, as a
 * number or text, also after the name of an error (`Error: …`). They are those of the response, of its `error`, `data`,
 * `body` or `Payload`, or of JSON text in any of them. A known code comes before any other, a challenge named in the description
 * before every code. A decline in the provider's words has the platform's code. `errorData` is an object or JSON text.
 * `errorType` is the gateway's header `x-amzn-ErrorType`.
 */
export function platformProblem(answer: unknown, errorType?: string | null): PlatformProblem {
  const holders = holdersIn(answer);
  const described = holders.map(({ description }) => textOf(description)).find(Boolean);
  const message = holders
    .map((each) => textOf(each['message'] ?? each['Message'] ?? each['errorMessage']))
    .find(Boolean);
  const decline = holders.map(providerDecline).find((each) => each !== undefined);
  const named = [...codesIn(holders), codeOf(errorType?.split(':', 1)[0])].filter(
    (code) => code !== undefined,
  );
  const wordCode = codeOf(described);
  const codes = [...named, ...codesInWords(holders)];
  const code =
    wordCode?.toLowerCase() === CHALLENGE_CODE
      ? CHALLENGE_CODE
      : (codes.find(isKnownCode) ?? (decline && codeOfDecline(decline)) ?? named[0] ?? wordCode);
  return {
    code: code && isKnownCode(code) ? code.toLowerCase() : code,
    description: described ?? (codesIn(holders).length > 0 ? message : undefined),
    message,
    errorData:
      holders.map((holder) => errorDataOf(holder['errorData'])).find((data) => data !== undefined) ??
      (decline?.kind === 'challenge' ? decline.actionTokenId : undefined),
  };
}

function codeOfDecline(decline: ProviderDecline): string {
  return decline.kind === 'challenge' ? CHALLENGE_CODE : decline.code;
}

/**
 * Finds the refusal in a response with a good status: a response that has an error code. Undefined for any other
 * response, and for a failure wrapped as in POST /subscribe, which `failureInAnswer` reads.
 */
export function refusalInAnswer(answer: unknown): PlatformProblem | undefined {
  const top = mayRefuse(answer) ? asJsonObject(answer) : undefined;
  if (!top || 'FunctionError' in top || 'Payload' in top) return undefined;
  const problem = platformProblem(answer);
  const status = Number(top['statusCode']);
  const isNamed =
    codeOf(top['errorCode']) !== undefined || codeOf(asJsonObject(top['error'])?.['code']) !== undefined;
  const isDeclined = holdersIn(answer).some((holder) => providerDecline(holder) !== undefined);
  if (isNamed || isDeclined || tellsKnownCode(top, problem) || codeOf(top['error']) !== undefined)
    return problem;
  return status >= 400 ? { ...problem, code: problem.code ?? String(status) } : undefined;
}

/** True where a response tells a known code. A number in the words of a response with facts, such as a coupon, is none. */
function tellsKnownCode(top: Holder, { code }: PlatformProblem): boolean {
  if (code === undefined || !isKnownCode(code)) return false;
  if (!/^\d+$/.test(code) || codesIn(holdersIn(top)).includes(code)) return true;
  return Object.keys(top).every((key) => key === 'errorData' || refusalKeys.includes(key));
}

/** The keys of a refusal in a response with a good status. */
const refusalKeys = [
  'errorCode',
  'code',
  'errorType',
  'errorMessage',
  'error',
  'description',
  'message',
  'data',
  'statusCode',
  'transaction_error',
];

/**
 * False for a response that cannot be a refusal, like nearly every response with a good status. A quick check that
 * reads no values.
 */
function mayRefuse(answer: unknown): boolean {
  return (
    typeof answer === 'object' && answer !== null && refusalKeys.some((key) => Object.hasOwn(answer, key))
  );
}

/**
 * Finds what a refusal says about the credentials that signed the call, in the messages of API Gateway: `clock` for a
 * wrong time, `expired` for credentials that are no longer valid. Undefined where it says nothing.
 */
export function credentialError({
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_WORDS_LENGTH) : undefined;
}

function errorDataOf(value: unknown): PlatformProblem['errorData'] {
  if (typeof value !== 'string') return asJsonObject(value);
  const text = value.trim();
  if (text === '') return undefined;
  return /^[[{"]/.test(text) ? objectOf(text) : text.slice(0, MAX_WORDS_LENGTH);
}
