import { beforeAll, expect, test } from 'vitest';
import { buyer, get } from '../../support/buyer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

test.each([
  ['momentum', 'Momentum'],
  ['otis', 'Otis'],
])(
  '%s: the modal of a failed migration names the brand’s app, and writes to its support in the account’s name',
  async (brand, app) => {
    const { text } = await get(await buyer(brand, 'stuck'), '/subscriptions');
    const [island = ''] = /<astro-island[^>]*client="migration"[^>]*>/.exec(text) ?? [];
    expect(island).toContain(`You can continue using your ${app} app without interruption.`);
    expect(island).toContain(
      `mailto:support@${brand}.example?subject=Free%20service%20upgrade%20for%20Stella%20Romano`,
    );
  },
);
