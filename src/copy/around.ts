/** Splits a sentence at a variable, for a link or a name in between: the text before it and the text after it. */
export function around(sentence: string, name: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(`{${name}}`);
  return [before, after];
}
