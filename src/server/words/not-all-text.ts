import type { Words } from '../request/words.ts';

/** Says that a plan or a device of the account may be missing on a page. */
export function notAllText({ copy }: Words): {
  title: string;
  text: string;
} {
  const { notAllTitle: title, notAllText: text } = copy('problem');
  return { title, text };
}
