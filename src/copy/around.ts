/** A sentence around one of its places: what stands before it and after, for a link or a name in between. */
export function around(sentence: string, name: string): readonly [before: string, after: string] {
  const [before = '', after = ''] = sentence.split(`{${name}}`);
  return [before, after];
}
