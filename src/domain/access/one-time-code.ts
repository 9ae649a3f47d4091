import { CODE_DIGITS } from '../../contracts/access/mfa.ts';

/** The six digits of a typed or pasted code, without spaces and dashes. Undefined when it is not six digits. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/gu, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}
