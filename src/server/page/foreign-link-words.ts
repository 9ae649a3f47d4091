import type { RequestContext } from '../request/request-context.ts';

/** Returns the words of the question to a visitor whom another site led to an address that changes something. */
export function foreignLinkWords(context: RequestContext) {
  const copy = context.copy('problem');
  return {
    title: copy.elsewhereTitle,
    text: copy.elsewhereText,
    goOn: copy.elsewhereGoOn,
    back: copy.backToPlan,
  };
}
