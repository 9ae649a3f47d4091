import { beforeEach, describe, expect, it, test } from 'vitest';
import { allSandboxBrands } from '../catalogue/all-sandbox-brands.ts';
import { invoiceDetails } from '../../contracts/billing/invoice.ts';
import { DAY_MS } from '../world/clock.ts';
import { customer, orderFailure } from './customer.fixture.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

/** Calls GET /invoiceDetails for an invoice as a persona. */
async function seenBy(persona: string, brand = 'geeni') {
  const person = await customer(sandbox, persona, brand);
  const ask = (id: string) => person.get(`/billing/invoiceDetails?invoiceId=${encodeURIComponent(id)}`);
  return {
    ...person,
    ask,
    details: async (id: string) => invoiceDetails.parse(await (await ask(id)).json()),
  };
}

describe('GET /invoiceDetails', () => {
  test.each([...allSandboxBrands.byKey.keys()])('%s: every invoice of the seed adds up', async (key) => {
    const { invoices, details } = await seenBy('owner', key);
    for (const invoice of await invoices()) {
      const { lines, subTotal, tax, ...rest } = await details(invoice.invoiceId);
      expect(rest).toEqual({ ...invoice, due_date: invoice.invoiceDate });
      expect(lines.reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0)).toBe(subTotal);
      expect((subTotal ?? 0) + (tax ?? 0)).toBe(invoice.invoiceTotal);
    }
  });

  it('has a line for the plan, one for the amount already paid and one for the coupon', async () => {
    const { order, invoices, details } = await seenBy('californian', 'notion');
    await order('notion_premium_m', [1], { couponCode: 'save10' });
    const id = (await invoices()).at(-1)?.invoiceId ?? '';
    expect(await details(id)).toMatchObject({
      status: 'paid',
      lines: [
        { description: 'Premium, monthly', amount: 999 },
        { description: 'Plus, paid already', amount: -599 },
        { description: '10 % off', amount: -100 },
      ],
      subTotal: 300,
      tax: 29,
      invoiceTotal: 329,
    });
  });

  it.each(['INV-geeni-free-0001', 'INV-geeni-yearly-0001', 'nope'])(
    'finds no invoice of another account and no unknown one: %s',
    async (id) => {
      expect(await orderFailure(await (await seenBy('owner')).ask(id))).toBe('error.invoice.not_found');
    },
  );

  it('is refused without an id', async () => {
    const { get } = await seenBy('owner');
    expect(await orderFailure(await get('/billing/invoiceDetails'))).toBe('BadRequest');
  });
});

describe('a renewal', () => {
  it('makes an invoice and an entry in the ledger, with the tax of the address', async () => {
    sandbox.world.clock.advance(20 * DAY_MS);
    const { invoices, ledger, details } = await seenBy('californian', 'geeni');
    const last = (await invoices()).at(-1);
    expect(last).toMatchObject({ status: 'paid', invoiceTotal: 437 });
    expect(ledger()).toMatchObject([{ amountMinor: 437, taxMinor: 38, couponCode: null, lastFour: '4242' }]);
    expect(await details(last?.invoiceId ?? '')).toMatchObject({ subTotal: 399, tax: 38 });
  });

  it.each(['declined', 'expired', 'number'] as const)(
    'charges nothing to a card of the kind %s',
    async (kind) => {
      await seenBy('owner');
      const { cards } = sandbox.world.store;
      const card = cards.get('geeni:owner@geeni.example');
      if (card) cards.put({ ...card, kind });
      sandbox.world.clock.advance(28 * DAY_MS);
      const { invoices, ledger } = await seenBy('owner');
      expect((await invoices()).at(-1)).toMatchObject({ status: 'past_due', invoiceTotal: 399 });
      expect(ledger()).toEqual([]);
    },
  );

  it('costs the price of the plan at that time', async () => {
    sandbox.world.store.movedPrices.put({
      brand: 'geeni',
      planCode: 'geeni_plus_m',
      currency: 'USD',
      amountMinor: 450,
    });
    sandbox.world.clock.advance(28 * DAY_MS);
    const { invoices, ledger } = await seenBy('owner');
    expect((await invoices()).at(-1)).toMatchObject({ invoiceTotal: 450 });
    expect(ledger()).toMatchObject([{ amountMinor: 450 }]);
  });
});
