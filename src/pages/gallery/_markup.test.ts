import { expect, test } from 'vitest';
import { markupTree, textIn } from './_markup.ts';

test('markup is read as a tree, with its attributes and texts', () => {
  const tree = markupTree(
    '<p class="a b" hidden="">I accept the <a href="#t">terms &amp; more</a><br/>don&#x27;t<!-- --> ask</p>',
  );
  expect(tree.children).toEqual([
    {
      name: 'p',
      attributes: { class: 'a b', hidden: '' },
      children: [
        'I accept the ',
        { name: 'a', attributes: { href: '#t' }, children: ['terms & more'] },
        { name: 'br', attributes: {}, children: [] },
        "don't",
        ' ask',
      ],
    },
  ]);
  expect(textIn(tree)).toBe("I accept the terms & moredon't ask");
});
