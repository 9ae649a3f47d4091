import { expect, test } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

test.each([
  ['Sign In', '⟦Šííĝñ Íñ⟧'],
  ['{plan} ends on {date}', '⟦{plan} ééñďš óóñ {date}⟧'],
  ['–', '⟦–⟧'],
])('%s becomes %s', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});
