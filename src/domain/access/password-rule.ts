import type { PasswordFault } from '../../contracts/access/recovery.ts';

/** Least and most characters of a new password. A character is a Unicode code point. */
export const PASSWORD_LENGTH = { least: 8, most: 40 };

export type PasswordNeed = 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';

/** Printable ASCII punctuation. */
const special = /[!-/:-@[-`{-~]/;

/**
 * Returns the first requirement that a new password misses, or undefined. Letters and digits count as ASCII only, like
 * special characters, so that the platform accepts the password however it counts them.
 */
export function passwordFault(
  password: string,
  rule: { specialCharacter: boolean },
): PasswordFault | undefined {
  const length = Array.from(password).length;
  if (length < PASSWORD_LENGTH.least) return 'password_short';
  if (length > PASSWORD_LENGTH.most) return 'password_long';
  if (!/[A-Z]/.test(password)) return 'password_uppercase';
  if (!/[a-z]/.test(password)) return 'password_lowercase';
  if (!/[0-9]/.test(password)) return 'password_number';
  if (rule.specialCharacter && !special.test(password)) return 'password_special';
  return undefined;
}

/**
 * Lists every requirement of a new password and whether this one meets it, for a checklist shown while the person
 * types.
 */
export function passwordNeeds(
  password: string,
  rule: { specialCharacter: boolean },
): readonly { need: PasswordNeed; met: boolean }[] {
  const length = Array.from(password).length;
  const needs: { need: PasswordNeed; met: boolean }[] = [
    { need: 'length', met: length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most },
    { need: 'uppercase', met: /[A-Z]/.test(password) },
    { need: 'lowercase', met: /[a-z]/.test(password) },
    { need: 'number', met: /[0-9]/.test(password) },
    { need: 'special', met: special.test(password) },
  ];
  return needs.filter(({ need }) => rule.specialCharacter || need !== 'special');
}

/**
 * Returns the first fault of a new password, or `passwords_differ` where its confirmation is not the same, or
 * undefined.
 */
export function newPasswordFault(
  { password, confirmation }: { password: string; confirmation: string },
  rule: { specialCharacter: boolean },
): PasswordFault | 'passwords_differ' | undefined {
  return passwordFault(password, rule) ?? (password === confirmation ? undefined : 'passwords_differ');
}
