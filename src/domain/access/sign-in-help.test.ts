import { expect, test } from 'vitest';
import { signInHelp } from './sign-in-help.ts';

test.each([
  ['wrong_credentials', 'forgotPassword'],
  ['platform_message', 'forgotPassword'],
  ['sign_in_failed', 'forgotPassword'],
  ['too_many_attempts', 'forgotPassword'],
  ['email_not_verified', 'support'],
  ['account_locked', 'forgotPassword'],
  ['sign_in_incomplete', undefined],
  ['missing_parameters', undefined],
  ['too_many_codes', undefined],
  ['unavailable', undefined],
  ['__proto__', undefined],
  [undefined, undefined],
])('a sign-in refused with %s offers %j', (code, help) => expect(signInHelp(code)).toEqual(help));
