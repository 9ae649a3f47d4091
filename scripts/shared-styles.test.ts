import { expect, it } from 'vitest';
import { sharedPieces, withSharedStyles } from './shared-styles.mjs';

const base = 'a{b:c}@media x{a{b:d}e{f:g}}';
const styles = [`${base}h{i:j}`, `${base}h{i:j}k{l:m}`, `${base}k{l:m}`];

it('what pages share is one piece, and no rule stands in two', () => {
  const { pieces, lists } = sharedPieces(styles);
  expect(pieces).toEqual([base, 'h{i:j}', 'k{l:m}']);
  expect([...lists.values()]).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 2],
  ]);
});

it.each([
  ['text after the last rule', 'a{b:c}/* end */'],
  ['a brace in a text', String.raw`a::before{content:"}"}b{c:d}`],
  ['a quote, a dollar and a line', 'a{b:"$&"}\nc{d:"\\201c"}'],
  ['the same rule twice', 'a{b:c}d{e:f}a{b:c}'],
])('with %s the styles stay as they were', async (_what, odd) => {
  const all = [...styles, odd, `${base}${odd}`];
  const code = withSharedStyles(`export const styles = ${JSON.stringify(all)};`, all);
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.styles).toEqual(all);
});
