import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, buyer, get, post } from '../../support/buyer.ts';
import { formTo } from '../../support/html.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterAll(() => sandbox.reset());

/** The kinds of drawing of a page's devices; expects that the page holds the lines of each drawing once. */
function drawnIn(text: string): string[] {
  expect(text.match(/class="device-drawings"/g)).toHaveLength(1);
  return [...text.matchAll(/<use href="#device-(\w+)"/g)].map(([, kind]) => kind ?? '');
}

const ordering = async (): Promise<Buyer> => {
  const who = await buyer('momentum', 'owner');
  await post(who, '/api/plans/choose', { planId: 'plan-momentum_60_m', confirmed: 'yes' });
  return who;
};

describe('Every list of devices draws each by its kind', () => {
  test.each([
    // brand, persona, page, what is drawn
    ['otis', 'owner', '/subscriptions', ['floodlight', 'doorbell', 'indoor']],
    ['otis', 'pending', '/keep-plan', ['floodlight', 'doorbell']],
    ['otis', 'owner', '/cancel-plan', ['floodlight', 'doorbell']],
    ['otis', 'owner', '/cancel-plan?step=confirm', ['floodlight', 'doorbell']],
    [
      'visi',
      'collector',
      '/plans?planId=plan-basic&confirm=1',
      ['panTilt', 'doorbell', 'indoor', 'outdoor', 'panTilt', 'outdoor'],
    ],
    ['geeni', 'free', '/checkout?planId=plan-geeni_basic_m', ['floodlight']],
  ])('%s, %s: %s', async (brand, persona, path, drawn) => {
    const { text } = await get(await buyer(brand, persona), path);
    expect(drawnIn(text)).toEqual(drawn);
  });

  test('what is ordered, and what was', async () => {
    const who = await ordering();
    const summary = await get(who, '/order-summary');
    const drawn = drawnIn(summary.text);
    expect(drawn).toEqual(['doorbell', 'floodlight', 'indoor']);
    await post(who, '/api/orders/submit', {
      ...formTo(summary.text, '/api/orders/submit').fields,
      terms: 'accepted',
    });
    for (const path of ['/order-summary', '/checkout-success'])
      expect(drawnIn((await get(who, path)).text)).toEqual(drawn);
  });
});
