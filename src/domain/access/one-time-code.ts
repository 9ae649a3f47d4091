import { CODE_DIGITS } from '../../contracts/access/mfa.ts';

/** The six digits of what was typed or pasted, spaces and dashes dropped; undefined when they are not six. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/gu, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}
