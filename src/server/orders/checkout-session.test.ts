import { describe, expect, test } from 'vitest';
import { aContext } from '../../../tests/support/fake-env.ts';
import { brandOf, platformSession } from '../../../tests/support/test-platform.ts';
import type { PlanChangeIntent } from '../../domain/plans/plan-change.ts';
import type { PortalEnv } from '../request/portal-env.ts';
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

// Plans are cached by brand key, so every call here uses a brand of its own.
let brandNumber = 0;

/**
 * Begins a checkout on a platform that answers `confirmed` about the promo code; returns the path and the bodies that
 * were sent.
 */
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
    // The real bindings and the real session have more than is used here.
    { ...context, env: env as unknown as PortalEnv },
    session as unknown as SessionRecord,
    { agreed, version: 'none', backTo: (notice) => `/order-summary?notice=${notice}` },
  );
  return { way, sent };
}

describe('a checkout with a promo code on the provider’s page', () => {
  test('sends the code, and leads to the provider’s page where the platform confirms the code', async () => {
    const { way, sent } = await toHosted({ couponCode: 'SAVE10' });
    expect(sent).toEqual([expect.objectContaining({ couponCode: 'save10' })]);
    expect(way).toMatch(/^\/onward\?to=/);
  });

  test('is not begun while another change is open', async () => {
    const { way, sent } = await toHosted({ couponCode: 'SAVE10' }, true);
    expect([way, sent]).toEqual(['/order-summary?notice=underWay', []]);
  });

  test.each([{}, { couponCode: null }, { couponCode: 'other' }])(
    'leads back to the order where the platform answers %j: nobody pays another price than the one shown',
    async (confirmed) => {
      expect((await toHosted(confirmed)).way).toBe('/order-summary?notice=promo');
    },
  );
});
