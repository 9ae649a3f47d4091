import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Says that a plan or a device of the account may be missing on a page. */
export function notAllText({ brand, locale }: Pick<RequestContext, 'brand' | 'locale'>): {
  title: string;
  text: string;
} {
  const { notAllTitle: title, notAllText: text } = copyFor('problem', locale.language, brand);
  return { title, text };
}
