import { expect, test } from 'vitest';
import { misquoted, quotedNames } from './quoted-names.ts';

test.each([
  ['Choose “Cancel Request”.', ['Cancel Request']],
  ['Wähle „Antrag zurückziehen“ oder „Weiter“.', ['Antrag zurückziehen', 'Weiter']],
  ['Choisissez «\u00a0Annuler la demande\u00a0».', ['Annuler la demande']],
  ['「申請を取り消す」を選択してください。', ['申請を取り消す']],
  ['راجع «خطتي» بعد ذلك.', ['خطتي']],
  ['כולל מע״מ, נא לבדוק ב״המסלול שלי״.', ['המסלול שלי']],
  ['“{page}” and “Keep {plan}”', ['Keep {plan}']],
  ['Isn’t quoted', []],
])('%s quotes %j', (text, names) => {
  expect(quotedNames(text)).toEqual(names);
});

test('a quoted name is the text of another sentence of its language', () => {
  const sentences = { 'a.text': { one: 'See “Plans”', other: 'See “Plan”' }, 'a.title': 'Plans' };
  expect(misquoted(new Map(Object.entries(sentences)))).toEqual([
    'a.text: quotes “Plan”, which no page, button or title says',
  ]);
});
