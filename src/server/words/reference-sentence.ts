import { fillIn } from '../../copy/fill-in.ts';
import { readReference } from '../../domain/pages/reference.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';

/** Adds the id of the request that failed to a text, as a line "Reference: …"; without an id the text stays as it is. */
export function withReferenceSentence(words: Words, text: string, id: string | undefined): string {
  if (id === undefined) return text;
  const { requestId } = words.copy('problem');
  return `${text}\n${fillIn(requestId, { requestId: id })}`;
}

/**
 * Returns what a person is told of this request: with its id where it failed through no fault of theirs, which its status
 * says.
 */
export function withReferenceOnFailure(
  context: Words & Pick<RequestContext, 'requestId'>,
  text: string,
  status: number,
): string {
  return withReferenceSentence(context, text, status >= 500 ? context.requestId : undefined);
}

/** The id of the request that failed, from the address of the page that says so. */
export function referenceOf({ url }: Pick<RequestContext, 'url'>): string | undefined {
  return readReference(url.searchParams.get('reference'));
}
