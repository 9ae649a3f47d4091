import type { PasswordFault } from '../../contracts/access/recovery.ts';

/** Length of a new password, in characters as a person counts them. */
export const PASSWORD_LENGTH = { least: 8, most: 40 };

export type PasswordNeed = 'length' | 'uppercase' | 'lowercase' | 'number' | 'special';

/** The printable ASCII punctuation. */
const special = /[!-/:-@[-`{-~]/;

/**
 * The first thing a new password lacks, or undefined. Letters and digits are those of ASCII,
 * as the special characters are: what passes here passes whichever way the platform counts.
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

/** What a new password needs, one by one, and whether this one has it: for a list that is ticked off as somebody types. */
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

/** What stands against a new password and its confirmation: the password first, then that the two differ. */
export function newPasswordFault(
  { password, confirmation }: { password: string; confirmation: string },
  rule: { specialCharacter: boolean },
): PasswordFault | 'passwords_differ' | undefined {
  return passwordFault(password, rule) ?? (password === confirmation ? undefined : 'passwords_differ');
}
