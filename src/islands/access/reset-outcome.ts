import { recoveryResponse, resetLinkErrorCodes } from '../../contracts/access/recovery.ts';
import type { FormAnswer, FormOutcome } from '../form/form-store.ts';

/** The page that shows what came of a link, in place of the form. */
const OUTCOME_PAGE = '/reset-password';

/** What an answer to a new password comes to: once it was taken, or its link is of no use, a page of its own says so. */
export function resetOutcome({ ok, data, code }: FormAnswer): FormOutcome | undefined {
  const isOver = ok
    ? recoveryResponse.safeParse(data).success
    : resetLinkErrorCodes.some((each) => each === code);
  return isOver ? { next: OUTCOME_PAGE } : undefined;
}
