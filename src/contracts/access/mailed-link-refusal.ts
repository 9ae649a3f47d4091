/** Why the platform refuses a mailed link that is, or was, genuine. */
export type MailedLinkRefusal = 'used' | 'expired' | 'passwordTooSimilar';

/** The sentences in `description` by which the platform refuses a mailed link. It sends no code that tells them apart. */
const refusals: ReadonlyMap<string, MailedLinkRefusal> = new Map([
  ['The email verification link has already been used', 'used'],
  ['Email verification link has expired', 'expired'],
  ['The new password is invalid', 'passwordTooSimilar'],
]);

/** Reads the `description` of a refusal; undefined for any other sentence, which means that the link is invalid. */
export function mailedLinkRefusal(description: string | undefined): MailedLinkRefusal | undefined {
  return refusals.get(description?.trim() ?? '');
}
