import { beforeEach, describe, expect, it, test } from 'vitest';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { DAY_MS, MINUTE_MS } from '../world/clock.ts';
import { customer, orderFailure } from './customer.fixture.ts';
import { testWorld } from '../world/world.fixture.ts';
import { resetWorld } from '../world/world.ts';

const PORTAL = 'http://notion.localhost:8787';
const urls = { successUrl: `${PORTAL}/subscriptions?paid`, cancelUrl: `${PORTAL}/plans` };

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

/** A persona of notion, with calls that open the hosted pages. */
async function visitor(persona: string) {
  const person = await customer(sandbox, persona, 'notion');
  const checkout = (planCode: string, numbers: number[], more: object = {}) =>
    person.post('/billing/checkoutDelegate', {
      pepperPlanId: `plan-${planCode}`,
      devices: numbers.map(person.device),
      ...urls,
      ...more,
    });
  const billing = (returnUrl = `${PORTAL}/payment`) =>
    person.post('/billing/billingInfoUpdateDelegate', { returnUrl });
  return { ...person, checkout, billing };
}

const addressOf = async (response: Response) =>
  operations.billingInfoUpdateDelegate.answer.parse(await response.json()).checkoutUrl;
/** Follows the redirect from the returned URL to the provider's own host. */
const open = async (address: string) => {
  const answer = await sandbox.fetch(new Request(address, { headers: fromNotion }));
  const onward = answer.headers.get('location');
  if (!onward) return answer;
  expect(onward).toBe(address.replace('notion.localhost', 'checkout.pay.localhost'));
  return sandbox.fetch(new Request(onward));
};
const press = async (address: string, fields: Record<string, string>) =>
  sandbox.fetch(
    new Request(address, { method: 'POST', headers: fromNotion, body: new URLSearchParams(fields) }),
  );
const fromNotion = { 'x-sandbox-brand': 'notion' };
const way = ({ status, headers }: Response) => [status, headers.get('location')];

describe('POST /checkoutDelegate: checkoutUrl, token', () => {
  it('returns a page on the portal’s origin that shows plan and price, and charges nothing', async () => {
    const { checkout, ledger, plans } = await visitor('californian');
    const before = await plans();
    const answer = operations.checkoutDelegate.answer.parse(
      await (await checkout('notion_premium_m', [1])).json(),
    );
    expect(answer.checkoutUrl).toBe(`${PORTAL}/sandbox/hosted-checkout/${answer.token}`);
    for (let time = 1; time <= 2; time += 1) {
      const page = await open(answer.checkoutUrl);
      expect(page.status).toBe(200);
      const text = await page.text();
      for (const part of [
        'Notion Premium',
        '$10.94, monthly',
        '$0.95 is tax',
        'Due today: $4.38',
        'The next charge is $10.94',
      ])
        expect(text).toContain(part);
      expect(text).not.toMatch(/<style|style=|<script/);
    }
    expect([await plans(), ledger()]).toEqual([before, []]);
  });

  it('Pay charges, changes the plan and redirects; a second press only redirects', async () => {
    const { checkout, ledger, plans, card, invoices } = await visitor('californian');
    const address = await addressOf(await checkout('notion_premium_m', [1, 2]));
    const presses = await Promise.all([1, 2, 3].map(() => press(address, { action: 'pay' })));
    for (const each of presses) expect(way(each)).toEqual([303, urls.successUrl]);
    expect(ledger()).toMatchObject([{ amountMinor: 438, taxMinor: 38, lastFour: '4242' }]);
    expect((await invoices()).at(-1)).toMatchObject({ status: 'paid', invoiceTotal: 438 });
    expect((await plans())[0]).toMatchObject({ planCode: 'notion_premium_m' });
    expect(await card()).toMatchObject({ first_name: 'Carmen', last_four: '4242' });
    expect((await open(address)).status).toBe(410);
    expect(way(await press(address, { action: 'cancel' }))).toEqual([303, urls.successUrl]);
  });

  it('a declined card shows a message and leaves the page open', async () => {
    const { checkout, ledger, card } = await visitor('owner');
    const before = await card();
    const address = await addressOf(await checkout('notion_premium_m', [1]));
    const declined = await press(address, { action: 'declined' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('role="alert"');
    expect([ledger(), await card()]).toEqual([[], before]);
    expect(way(await press(address, { action: 'pay' }))).toEqual([303, urls.successUrl]);
    expect(ledger()).toHaveLength(1);
  });

  it('Cancel redirects back, and Pay after it changes nothing', async () => {
    const { checkout, ledger } = await visitor('owner');
    const address = await addressOf(await checkout('notion_premium_m', [1]));
    expect(way(await press(address, { action: 'cancel' }))).toEqual([303, urls.cancelUrl]);
    expect(way(await press(address, { action: 'pay' }))).toEqual([303, urls.cancelUrl]);
    expect(ledger()).toEqual([]);
  });

  it('expires after 30 minutes', async () => {
    const { checkout, ledger } = await visitor('owner');
    const address = await addressOf(await checkout('notion_premium_m', [1]));
    sandbox.world.clock.advance(30 * MINUTE_MS);
    const page = await open(address);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(urls.cancelUrl)]);
    expect(way(await press(address, { action: 'pay' }))).toEqual([303, urls.cancelUrl]);
    expect(ledger()).toEqual([]);
  });

  it('starts a trial for a new customer, and shows the date of the first charge', async () => {
    const { checkout, ledger } = await visitor('newcomer');
    const address = await addressOf(await checkout('notion_plus_m', [1]));
    const text = await (await open(address)).text();
    expect(text).toContain('Due today: $0.00');
    expect(text).toContain('The first charge is $5.99 on');
    await press(address, { action: 'pay' });
    expect(ledger()).toEqual([]);
    sandbox.world.clock.advance(31 * DAY_MS);
    expect(await (await visitor('newcomer')).plans()).toMatchObject([{ planCode: 'notion_plus_m' }]);
    expect(ledger()).toMatchObject([{ amountMinor: 599 }]);
  });

  it('charges the price at the time of payment', async () => {
    const { checkout, ledger } = await visitor('owner');
    const address = await addressOf(await checkout('notion_premium_m', [1]));
    sandbox.world.store.movedPrices.put({
      brand: 'notion',
      planCode: 'notion_premium_m',
      currency: 'USD',
      amountMinor: 1099,
    });
    expect(await (await open(address)).text()).toContain('Due today: $5.00');
    await press(address, { action: 'pay' });
    expect(ledger()).toMatchObject([{ amountMinor: 500, taxMinor: 0 }]);
  });

  it('two checkouts of the same plan charge once', async () => {
    const { checkout, ledger } = await visitor('owner');
    const first = await addressOf(await checkout('notion_premium_m', [1]));
    const second = await addressOf(await checkout('notion_premium_m', [1]));
    await press(first, { action: 'pay' });
    for (const answer of [await press(second, { action: 'pay' }), await open(second)]) {
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain('You already have a subscription to this plan.');
    }
    expect(ledger()).toHaveLength(1);
  });

  test.each<[string, string, string, number[], object, string]>([
    ['an unknown plan', 'owner', 'nope', [1], {}, 'error.subscription.preview.plan_not_found'],
    ['an old plan', 'owner', 'notion_classic_m', [1], {}, 'error.subscription.preview.plan_not_found'],
    ['the same plan', 'owner', 'notion_plus_m', [1, 2], {}, 'error.subscription.preview.already_subscribed'],
    ['an unknown device', 'owner', 'notion_premium_m', [9], {}, 'error.subscription.devices.unknown'],
    ['Apple’s customer', 'apple', 'notion_premium_m', [1], {}, 'error.subscription.billed_by_apple'],
    ['two origins', 'owner', 'notion_premium_m', [1], { cancelUrl: 'https://evil.example/' }, 'BadRequest'],
    [
      'a URL that is not http',
      'owner',
      'notion_premium_m',
      [1],
      { successUrl: 'javascript:alert(1)', cancelUrl: 'javascript:alert(2)' },
      'BadRequest',
    ],
  ])('refuses %s', async (_what, persona, planCode, devices, more, code) => {
    const { checkout } = await visitor(persona);
    expect(await orderFailure(await checkout(planCode, devices, more))).toBe(code);
    expect(sandbox.world.store.hostedVisits.list()).toEqual([]);
  });
});

describe('POST /billingInfoUpdateDelegate', () => {
  it('opens a page to choose another card, once', async () => {
    const { billing, card } = await visitor('expired');
    const address = await addressOf(await billing());
    expect(address).toMatch(/^http:\/\/notion\.localhost:8787\/sandbox\/hosted-billing\/\w{48}$/);
    const text = await (await open(address)).text();
    expect(text).toContain('Mastercard ending in 4444');
    const saved = await press(address, { action: 'save', card: 'amex' });
    expect(way(saved)).toEqual([303, `${PORTAL}/payment`]);
    expect(await card()).toMatchObject({ card_type: 'American_express', last_four: '0005', expired: false });
    expect(way(await press(address, { action: 'save', card: 'visa' }))).toEqual([303, `${PORTAL}/payment`]);
    expect(await card()).toMatchObject({ last_four: '0005' });
    expect((await open(address)).status).toBe(410);
  });

  it('pays what is past due with a card that works, and with no other', async () => {
    const { billing, invoices, ledger } = await visitor('pastdue');
    const statuses = async () => (await invoices()).map(({ status }) => status);
    for (const card of ['declined', 'expired'])
      await press(await addressOf(await billing()), { action: 'save', card });
    expect([(await statuses()).at(-1), ledger()]).toEqual(['past_due', []]);
    await press(await addressOf(await billing()), { action: 'save', card: 'mastercard' });
    expect(new Set(await statuses())).toEqual(new Set(['paid']));
    expect(ledger()).toMatchObject([{ amountMinor: 599, planCode: 'notion_plus_m', lastFour: '4444' }]);
    await press(await addressOf(await billing()), { action: 'save', card: 'visa' });
    expect(ledger()).toHaveLength(1);
  });

  it('keeps the card if the visit is cancelled or expires', async () => {
    const { billing, card } = await visitor('owner');
    const before = await card();
    const [first, second] = [await addressOf(await billing()), await addressOf(await billing())];
    expect(way(await press(first, { action: 'cancel', card: 'amex' }))).toEqual([303, `${PORTAL}/payment`]);
    sandbox.world.clock.advance(30 * MINUTE_MS);
    expect(way(await press(second, { action: 'save', card: 'amex' }))).toEqual([303, `${PORTAL}/payment`]);
    expect(await card()).toEqual(before);
  });

  it('shows an expired card as expired', async () => {
    const { billing, card } = await visitor('owner');
    await press(await addressOf(await billing()), { action: 'save', card: 'expired' });
    expect(await card()).toMatchObject({ last_four: '0069', expired: true });
  });
});

describe('a hosted page', () => {
  test.each(['hosted-checkout', 'hosted-billing'])('%s with an unknown id is a 404', async (page) => {
    expect((await open(`${PORTAL}/sandbox/${page}/nope`)).status).toBe(404);
  });

  it('is not found as a page of the other kind, nor after a reset', async () => {
    const { billing } = await visitor('owner');
    const address = await addressOf(await billing());
    expect((await open(address.replace('hosted-billing', 'hosted-checkout'))).status).toBe(404);
    resetWorld(sandbox.world);
    expect((await open(address)).status).toBe(404);
  });

  it.each([{ action: 'save', card: 'stolen' }, { action: 'pay', card: 'visa' }, { card: 'visa' }])(
    'refuses a form with %j',
    async (fields) => {
      const { billing, card } = await visitor('owner');
      const before = await card();
      expect((await press(await addressOf(await billing()), fields)).status).toBe(400);
      expect(await card()).toEqual(before);
    },
  );
});
