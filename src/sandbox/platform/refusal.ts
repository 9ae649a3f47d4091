import type { WireProblem } from '../../contracts/platform/platform-problem.ts';
import { moneyRefusals } from './money-refusals.ts';

type WireCode = number | string;

/** Every refusal of the sandbox's platform: status, the platform's code, description. */
const refusals = {
  wrongCredentials: [401, 966, 'The email or password you entered is incorrect.'],
  emailNotVerified: [403, 970, 'Email is not verified.'],
  accountLocked: [403, 1198, 'Your account is locked. Please wait 10 minutes and try again.'],
  emailCodeLimit: [429, 1122, 'The limit of verification codes by email is exceeded.'],
  smsCodeLimit: [429, 1123, 'The limit of verification codes by SMS is exceeded.'],
  invalidToken: [401, 1104, 'The token is invalid or was already used.'],
  expiredCode: [400, 1070, 'The verification code has expired.'],
  invalidCode: [400, 1067, 'The verification code is invalid.'],
  vtokenInvalid: [400, 'VtokenInvalid', 'Verification token (vtoken) is invalid'],
  linkUsed: [400, 'LinkUsed', 'The email verification link has already been used'],
  linkExpired: [400, 'LinkExpired', 'Email verification link has expired'],
  newPasswordInvalid: [400, 'NewPasswordInvalid', 'The new password is invalid'],
  noApp: [404, 'NoApp', 'The brand has no app.'],
  unauthorizedSession: [401, 'UnauthorizedSession', 'The session is unknown or has expired.'],
  unknownClient: [400, 'UnknownClient', 'The client is unknown, or the address is not one of its own.'],
  forbidden: [403, 'Forbidden', 'This belongs to another account.'],
  unknownSubscription: [404, 'error.subscription.not_found', 'This account has no such subscription.'],
  billedByApple: [
    409,
    'error.subscription.billed_by_apple',
    'The Apple store bills this subscription; it cannot be changed here.',
  ],
  unknownDevice: [400, 'error.subscription.devices.unknown', 'This account has no such device.'],
  deviceNotSubscribable: [
    400,
    'error.subscription.devices.not_subscribable',
    'No plan can cover this device.',
  ],
  deviceTwice: [400, 'error.subscription.devices.twice', 'A device is listed more than once.'],
  deviceLimit: [400, 'error.subscription.devices.limit', 'The plan does not cover that many devices.'],
  planNotHeld: [409, 'error.subscription.plan_not_held', 'The subscription is not on this plan.'],
  noDefaultPlan: [409, 'error.subscription.no_default_plan', 'The brand has no plan to fall to.'],
  notDefaultPlan: [400, 'error.subscription.not_default_plan', 'This is not the brand’s default plan.'],
  freePlan: [409, 'error.subscription.free_plan', 'A free plan cannot be cancelled.'],
  alreadyCancelled: [
    409,
    'error.subscription.already_cancelled',
    'The subscription is cancelled already and ends with its period.',
  ],
  ...moneyRefusals,
  badRequest: [400, 'BadRequest', 'The query or the body is not what this operation takes.'],
  wrongBrand: [400, 'WrongBrand', 'The brand of the request is not the brand of this address.'],
  notInSandboxYet: [501, 'NotInSandboxYet', 'The sandbox does not play this operation yet.'],
  noSuchOperation: [404, 'NoSuchOperation', 'The platform has no such operation.'],
  internalError: [500, 'InternalError', 'The sandbox itself failed; its console says why.'],
} satisfies Record<string, readonly [number, WireCode, string]>;

/** The closed list of the platform's refusals. */
export type RefusalCode = keyof typeof refusals;

/** The outcome of a platform operation. */
export type Outcome<Answer> = { at: 'answered'; answer: Answer } | Refused;

/** A refusal; `data` is sent as `errorData`, for the client to continue with. */
export type Refused = { at: 'refused'; code: RefusalCode; data?: Readonly<Record<string, string>> };

/** Returns the outcome of an operation that succeeded. */
export function answered<Answer>(answer: Answer): Outcome<Answer> {
  return { at: 'answered', answer };
}

/** Returns the outcome of an operation that was refused. */
export function refused(code: RefusalCode, data?: Refused['data']): Refused {
  return data ? { at: 'refused', code, data } : { at: 'refused', code };
}

/** Returns the platform's code and description of a refusal. */
export function refusalWords(code: RefusalCode): { errorCode: string; description: string } {
  const [, errorCode, description] = refusals[code];
  return { errorCode: String(errorCode), description };
}

/** Returns a refusal as a response (contract `platformProblem`). */
export function refusalResponse(
  code: RefusalCode,
  { detail, data }: { detail?: string; data?: Refused['data'] } = {},
): Response {
  const [status, errorCode, description] = refusals[code];
  return problemResponse(status, errorCode, detail ? `${description} ${detail}` : description, data);
}

/** Returns any problem in the platform's error format. */
export function problemResponse(
  status: number,
  errorCode: WireCode,
  description: string,
  errorData?: Refused['data'],
): Response {
  const problem: WireProblem = {
    errorCode,
    description,
    ...(errorData ? { errorData } : {}),
  };
  return Response.json(problem, { status, headers: noStore });
}

/** Returns the description of one of the platform's codes; undefined if it has none. */
export function descriptionOf(errorCode: string): string | undefined {
  return Object.values(refusals).find(([, code]) => String(code) === errorCode)?.[2];
}

export const noStore = { 'cache-control': 'no-store' };
