import type { SignInErrorCode } from '../../contracts/access/sign-in.ts';

/**
 * What is offered after a refused sign-in: a new password, or support, because no document of the platform says that
 * anything but the mailed link verifies an address.
 */
export type SignInHelp = 'forgotPassword' | 'support';

const helpByCode: ReadonlyMap<string, SignInHelp> = new Map<SignInErrorCode, SignInHelp>([
  ['wrong_credentials', 'forgotPassword'],
  ['platform_message', 'forgotPassword'],
  ['sign_in_failed', 'forgotPassword'],
  ['too_many_attempts', 'forgotPassword'],
  ['account_locked', 'forgotPassword'],
  ['email_not_verified', 'support'],
]);

/** Returns the help for the error code of a sign-in; none where a retry is enough, or for the code of another call. */
export function signInHelp(code: string | undefined): SignInHelp | undefined {
  return code === undefined ? undefined : helpByCode.get(code);
}
