import { beforeAll, expect, test } from 'vitest';
import { buyer, get } from '../../support/buyer.ts';
import { wordsOf } from '../../support/html.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

/** The buttons of the bar below the plans, each with its words and whether it is disabled. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button id="(plan-(?:un)?change[^"]*)"([^>]*)>([^]*?)<\/button>/g)].map(
    ([, id, attributes = '', inner = '']) => [
      id,
      wordsOf(inner).trim(),
      / disabled=/.test(attributes) ? 'disabled' : 'enabled',
    ],
  );

// A style sheet shows one of the two buttons: the first while the current plan is selected.
test.each([
  [
    'a plan that can be changed',
    'momentum',
    'owner',
    [
      ['plan-unchanged', 'Change Plan', 'disabled'],
      ['plan-change', 'Change Plan', 'enabled'],
    ],
  ],
  [
    'a current plan that is no longer sold',
    'nightowl',
    'legacy',
    [
      ['plan-unchanged', 'Current Plan', 'disabled'],
      ['plan-change', 'Change Plan', 'enabled'],
    ],
  ],
  ['a plan billed by Apple', 'momentum', 'apple', [['plan-unchanged', 'Change Plan', 'disabled']]],
])('%s: the buttons of the bar', async (_what, brand, persona, buttons) => {
  const { text } = await get(await buyer(brand, persona), '/plans');
  expect(buttonsOf(text)).toEqual(buttons);
  const words = wordsOf(text);
  expect(words.match(/billed through Apple/g)?.length ?? 0).toBe(persona === 'apple' ? 1 : 0);
  expect(words.includes('Your older plan')).toBe(persona === 'legacy');
});

test('the bar has a line for each plan with its extra cost, of which a style sheet shows the selected one', async () => {
  const { text } = await get(await buyer('momentum', 'owner'), '/plans');
  const [bar = ''] = /<div class="plan-chosen">[^]*?<\/div>/.exec(text) ?? [];
  expect([...bar.matchAll(/<p>([^<]*)<\/p>/g)].map(([, line]) => line)).toEqual([
    '7-Day · $2.99/mo',
    '30-Day · $5.99/mo · $3.00 more a month',
    '60-Day · $9.99/mo · $7.00 more a month',
  ]);
});
