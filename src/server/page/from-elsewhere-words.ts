import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the words of the question to a visitor whom another site led to an address that changes something. */
export function fromElsewhereWords({ locale, brand }: RequestContext) {
  const copy = copyFor('problem', locale.language, brand);
  return {
    title: copy.elsewhereTitle,
    text: copy.elsewhereText,
    goOn: copy.elsewhereGoOn,
    back: copy.backToPlan,
  };
}
