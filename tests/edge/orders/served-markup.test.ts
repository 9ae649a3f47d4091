import { beforeAll, expect, test } from 'vitest';
import { wordsOfCheck } from '../../../src/contracts/orders/migration.ts';
import { buyer } from '../../support/buyer.ts';
import { postJson } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

test.each([
  ['momentum', 'Momentum'],
  ['otis', 'Otis'],
])(
  '%s: the modal of a failed migration names the brand’s app, and writes to its support in the account’s name',
  async (brand, app) => {
    const { cookie } = await buyer(brand, 'stuck');
    const { text } = await postJson('/api/migration/check', {}, { brand, cookie });
    const words = wordsOfCheck(JSON.parse(text));
    expect(words?.failureText).toContain(`You can continue using your ${app} app without interruption.`);
    expect(words?.contactHref).toBe(
      `mailto:support@${brand}.example?subject=Free%20service%20upgrade%20for%20Stella%20Romano`,
    );
  },
);
