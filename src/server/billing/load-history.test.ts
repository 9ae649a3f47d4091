import { expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { historyPageText } from './history-page-text.ts';
import { loadHistory } from './load-history.ts';

test.each([
  ['"12"', '$0.12'],
  ['"12.50"', '–'],
  ['"$12"', '–'],
  ['null', '–'],
  ['"NaN"', '–'],
  ['1e21', '–'],
  ['12.5', '–'],
  ['{}', '–'],
  ['-0', '$0.00'],
  ['0', '$0.00'],
  ['-799', '-$7.99'],
])('a total of %s is shown as %s', async (total, shown) => {
  const invoice = `{"invoiceId":1,"invoiceDate":"2026-12-03","status":"paid","invoiceTotal":${total},"currency":"USD"}`;
  const { client } = testPlatform(() => new Response(`[${invoice}]`));
  const context = aContext('https://account.geeni.example/account-history');
  const { page: facts } = await loadHistory(context, client);
  const page = facts.kind === 'redirect' ? facts : historyPageText(facts, context);
  expect(page.kind === 'rows' && page.rows.map((row) => row.total)).toEqual([shown]);
});
