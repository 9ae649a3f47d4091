import { expect, test } from 'vitest';
import { childrenOf, markupTree, textIn } from './_markup.ts';

test('markup is read as a tree, with its attributes and texts', () => {
  const tree = markupTree(
    '<p class="a b" hidden="">I accept the <a href="#t">terms &amp; more</a><br/>don&#x27;t<!-- --> ask</p>',
  );
  const [paragraph] = childrenOf(tree);
  expect(paragraph?.getAttribute('class')).toBe('a b');
  expect(paragraph && childrenOf(paragraph).map(({ localName }) => localName)).toEqual(['a', 'br']);
  expect(textIn(tree)).toBe("I accept the terms & moredon't ask");
});
