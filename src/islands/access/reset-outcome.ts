import { resetLinkErrorCodes } from '../../contracts/access/reset-link-error.ts';
import { nextOf } from '../../contracts/api-answer.ts';
import type { FormAnswer, FormOutcome } from '../form/form-store.ts';

/** Returns the page that shows the outcome, `page`, if the password was accepted or the link is not usable; undefined for any other answer. */
export function resetOutcome({ ok, data, code }: FormAnswer, page: string): FormOutcome | undefined {
  const isOver = ok ? nextOf(data) !== undefined : resetLinkErrorCodes.some((each) => each === code);
  return isOver ? { next: page } : undefined;
}
