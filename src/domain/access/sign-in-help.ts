import type { SignInErrorCode } from '../../contracts/access/sign-in.ts';

/** A way on that a refused sign-in offers: to choose another password, or to have a lost link mailed anew. */
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

/** What helps after a sign-in was refused; nothing where trying again does, or for a code of another call. */
export function signInHelp(code: string | undefined): readonly SignInHelp[] {
  return (code !== undefined && helpByCode.get(code)) || [];
}
