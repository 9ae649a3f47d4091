import { expect, test } from 'vitest';
import { signInHelp } from './sign-in-help.ts';

test.each([
  ['wrong_credentials', ['forgotPassword']],
  ['platform_message', ['forgotPassword']],
  ['sign_in_failed', ['forgotPassword']],
  ['too_many_attempts', ['forgotPassword']],
  ['email_not_verified', ['newLink']],
  ['account_locked', ['forgotPassword', 'newLink']],
  ['sign_in_incomplete', []],
  ['missing_parameters', []],
  ['too_many_codes', []],
  ['unavailable', []],
  ['__proto__', []],
  [undefined, []],
])('a sign-in refused with %s offers %j', (code, help) => expect(signInHelp(code)).toEqual(help));
