/** Digits of a one-time code. */
export const CODE_DIGITS = 6;

/** The six digits of a typed or pasted code, without spaces and dashes. Undefined when it is not six digits. */
export function oneTimeCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/gu, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined;
}
