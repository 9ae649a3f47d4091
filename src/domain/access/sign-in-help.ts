import type { SignInErrorCode } from '../../contracts/access/sign-in.ts';

/** An action offered after a refused sign-in: reset the password, or have the verification link mailed again. */
export type SignInHelp = 'forgotPassword' | 'newLink';

const helpByCode: ReadonlyMap<string, readonly SignInHelp[]> = new Map<
  SignInErrorCode,
  readonly SignInHelp[]
>([
  ['wrong_credentials', ['forgotPassword']],
  ['platform_message', ['forgotPassword']],
  ['sign_in_failed', ['forgotPassword']],
  ['too_many_attempts', ['forgotPassword']],
  ['email_not_verified', ['newLink']],
  ['account_locked', ['forgotPassword', 'newLink']],
]);

/**
 * Returns the actions to offer for the error code of a sign-in. Returns none where a retry is enough, or for the code
 * of another call.
 */
export function signInHelp(code: string | undefined): readonly SignInHelp[] {
  return (code !== undefined && helpByCode.get(code)) || [];
}
