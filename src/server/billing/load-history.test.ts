import { expect, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { historyPageText } from './history-page-text.ts';
import { hadPlan, loadHistory } from './load-history.ts';

const session = {
  brand: 'geeni',
  person: {
    name: 'Olivia Bennett',
    email: 'owner@geeni.example',
    accountId: 'a1',
    status: 'active' as const,
  },
};

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
  const { page: facts } = await loadHistory(context, session, client);
  const page = facts.kind === 'redirect' ? facts : historyPageText(facts, context);
  expect(page.kind === 'rows' && page.rows.map((row) => row.total)).toEqual([shown]);
});

test.each([
  [49, undefined],
  [50, 'Your last 50 invoices, newest first.'],
  [51, 'Your last 50 invoices, newest first.'],
])('of %i invoices the page says: %s', async (count, lead) => {
  const list = Array.from({ length: count }, (_each, index) => ({
    invoiceId: index,
    invoiceDate: '2026-12-03',
  }));
  const { client } = testPlatform(() => Response.json(list));
  const context = aContext('https://account.geeni.example/account-history');
  const { page: facts } = await loadHistory(context, session, client);
  const page = facts.kind === 'redirect' ? facts : historyPageText(facts, context);
  expect(page).toMatchObject({ kind: 'rows', lead });
});

test.each<[string, readonly object[] | null, boolean]>([
  ['that never had a plan', [], false],
  ['that changed a plan before any charge', [{}], true],
  ['whose changes cannot be read', null, true],
])('an account without an invoice, %s', async (_what, changes, had) => {
  const { env } = fakeEnv(() => new Response(null, { status: 500 }));
  Object.assign(env, { ACCOUNTS: { getByName: () => ({ changeRecord: async () => changes }) } });
  const { client } = testPlatform(() => Response.json([]));
  const context = aContext('https://account.geeni.example/account-history', {}, undefined, env);
  const { page } = await loadHistory(context, session, client);
  expect(page.kind === 'empty' && hadPlan(page)).toBe(had);
});
