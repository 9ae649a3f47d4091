import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { brandOf, platformSession } from '../../../tests/support/test-platform.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { PortalEnv } from '../portal-env.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { checkoutSession } from './checkout-session.ts';

const plan = {
  id: 'plan-1',
  name: 'Plus',
  external_plan_code: 'plus_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 10,
  amountInCents: { USD: { _: 599 } },
};
const change: PlanChangeIntent = {
  toPlanCode: 'plus_m',
  toPlanId: 'plan-1',
  fromSubscriptionId: null,
  deviceIds: [],
  promoCodes: [],
  step: 'checkoutSession',
};
const agreed = {
  currency: 'USD',
  subTotal: 539,
  tax: 0,
  total: 539,
  today: 539,
  afterTrial: null,
  regular: 599,
};

// What a brand sells is kept by its key, so that every portal here has a brand of its own.
let brandNumber = 0;

/** A platform whose hosted page answers `confirmed` for the promo code; where it leads, and what it was sent. */
async function toHosted(confirmed: object, open = false) {
  const sent: unknown[] = [];
  const answers: Record<string, (body: { coupon_code?: string }) => unknown> = {
    '/account/subscriptions': () => [],
    '/subscriptions/listAvailableSubscriptions': () => [plan],
    '/devices/devices': () => [],
    '/billing/billingInfo': () => ({ card_type: 'visa', currency: 'USD', zip: '97204' }),
    '/account/contactInfo': () => ({ address: [{ country: 'US' }] }),
    '/configuration/plans': () => [plan],
    '/subscriptions/preview': ({ coupon_code: code }) => {
      const subTotal = code ? 539 : 599;
      return { currency: 'USD', subTotal, tax: 0, total: subTotal };
    },
    '/billing/checkoutDelegate': (body) => {
      sent.push(body);
      return { checkoutUrl: 'https://checkout.stripe.com/c/1', token: 't', ...confirmed };
    },
  };
  const env = {
    SESSION_KEY: 'a-secret-of-at-least-thirty-two-characters',
    ACCOUNTS: { getByName: () => ({ hasOpenChange: async () => open }) },
    SANDBOX: {
      async fetch(request: Request) {
        const answer = answers[new URL(request.url).pathname];
        const body = request.method === 'POST' ? JSON.parse(await request.text()) : {};
        return answer ? Response.json(answer(body)) : new Response(null, { status: 404 });
      },
    },
  };
  const session = {
    person: { accountId: 'acc-1' },
    platform: platformSession,
    planChange: change,
    order: {
      key: 'k',
      ofChange: '',
      promos: [{ code: 'save10', state: 'accepted', description: null }],
      billingToken: null,
      actionTokenId: null,
      receipt: null,
    },
  };
  const context = {
    ...aContext('https://account.notion.example/order-summary'),
    brand: { ...brandOf('notion'), key: `hosted-${(brandNumber += 1)}` },
  };
  const way = await checkoutSession(
    // The runtime's bindings and the session have more than is used here.
    { ...context, env: env as unknown as PortalEnv },
    session as unknown as SessionRecord,
    { agreed, version: 'none', backTo: (notice) => `/order-summary?notice=${notice}` },
  );
  return { way, sent };
}

describe('a promo code on the way to the provider’s page (M-01)', () => {
  test('goes along, and the page is gone to where the platform says that it takes it', async () => {
    const { way, sent } = await toHosted({ couponCode: 'SAVE10' });
    expect(sent).toEqual([expect.objectContaining({ couponCode: 'save10' })]);
    expect(way).toMatch(/^\/onward\?to=/);
  });

  test('is not begun while nobody knows what became of another change (S-02)', async () => {
    const { way, sent } = await toHosted({ couponCode: 'SAVE10' }, true);
    expect([way, sent]).toEqual(['/order-summary?notice=underWay', []]);
  });

  test.each([{}, { couponCode: null }, { couponCode: 'other' }])(
    'is not shown as taken by a page that answers %j: nobody is led there to pay another price',
    async (confirmed) => {
      expect((await toHosted(confirmed)).way).toBe('/order-summary?notice=promo');
    },
  );
});
