import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { preview } from '../../contracts/orders/preview.ts';
import { planList } from '../../contracts/plans/plan.ts';
import { customer } from '../money/customer.fixture.ts';
import { brandOf, testWorld } from './world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const move = { brand: 'geeni', planCode: 'geeni_premium_m', currency: 'USD', amountMinor: 899 };
const ask = (method: string, path: string, body?: BodyInit) =>
  sandbox.fetch(
    new Request(`http://geeni.localhost:8787${path}`, {
      method,
      headers: { 'x-sandbox-brand': 'geeni' },
      body: body ?? null,
    }),
  );
const put = async (body: unknown) => ask('PUT', '/sandbox/prices', JSON.stringify(body));
const priceIn = async (response: Response) =>
  planList
    .parse(await response.json())
    .find(({ code }) => code === move.planCode)
    ?.prices.find(({ currency }) => currency === 'USD')?.minorUnits;

describe('PUT /sandbox/prices', () => {
  it('sets the price in plans, offers and previews, for that brand only, until a reset', async () => {
    const { get, preview: quote } = await customer(sandbox, 'owner');
    const seen = async () => [
      await priceIn(
        await sandbox.fetch(new Request(`${brandOf('geeni').platform.api}/configuration/plans?brand=geeni`)),
      ),
      await priceIn(await get('/subscriptions/listAvailableSubscriptions')),
      preview.parse(await (await quote(move.planCode)).json()).total,
    ];
    expect(await (await put(move)).json()).toEqual([move]);
    expect(await seen()).toEqual([899, 899, 899]);
    expect(await (await put({ ...move, amountMinor: 0 })).json()).toEqual([{ ...move, amountMinor: 0 }]);
    expect(await seen()).toEqual([0, 0, 0]);
    const otis = { brand: 'otis', planCode: 'otis_pro_m', currency: 'EUR', amountMinor: 1 };
    await put(otis);
    const { amountMinor: _gone, ...place } = move;
    expect(await (await ask('DELETE', '/sandbox/prices', JSON.stringify(place))).json()).toEqual([otis]);
    expect(await seen()).toEqual([799, 799, 799]);
    await put(move);
    await ask('POST', '/sandbox/reset');
    expect(await (await ask('GET', '/sandbox/prices')).json()).toEqual([]);
  });

  it('is undone for all prices by a DELETE without a body', async () => {
    await put(move);
    expect(await (await ask('DELETE', '/sandbox/prices')).json()).toEqual([]);
  });

  test.each([
    [{ ...move, brand: 'acme' }, 404],
    [{ ...move, planCode: 'nope' }, 404],
    [{ ...move, planCode: 'not_a_plan_geeni' }, 404],
    [{ ...move, currency: 'XXX' }, 404],
    [{ ...move, amountMinor: -1 }, 400],
    [{ ...move, amountMinor: 7.99 }, 400],
    [{ ...move, amountMinor: '' }, 400],
    [{ ...move, more: 1 }, 400],
    [{}, 400],
  ])('refuses %j', async (body, status) => {
    const response = await put(body);
    expect(response.status).toBe(status);
    expect(z.object({ code: z.string() }).parse(await response.json()).code).toBe(
      status === 400 ? 'badBody' : 'unknownPrice',
    );
    expect(sandbox.world.store.movedPrices.list()).toEqual([]);
  });
});

describe('the page', () => {
  it('changes and restores a price with plain forms, and lists every coupon', async () => {
    const fields = new URLSearchParams({ ...move, amountMinor: '899' });
    const set = await ask('POST', '/sandbox/prices', fields);
    expect([set.status, set.headers.get('location')]).toEqual([303, '/sandbox#prices']);
    const page = await (await ask('GET', '/sandbox')).text();
    expect(page).toContain('899 USD');
    for (const code of ['save10', 'yearly20', 'doorbell5', 'used', 'rightnow', 'broken'])
      expect(page).toContain(`<code>${code}</code>`);
    fields.delete('amountMinor');
    await ask('POST', '/sandbox/prices/clear', fields);
    expect(sandbox.world.store.movedPrices.list()).toEqual([]);
    await put(move);
    await ask('POST', '/sandbox/prices/clear', new URLSearchParams());
    expect(sandbox.world.store.movedPrices.list()).toEqual([]);
  });
});
