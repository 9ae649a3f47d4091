import { describe, expect, it, test } from 'vitest';
import { aRequestedOrder } from '../../../tests/support/platform-fixtures.ts';
import { afterOrder, type OrderAttempt } from './after-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderOutcome } from './order-outcome.ts';

const brand = { withoutPages: [], sells: { countries: [] } };
const order: OrderDraft = {
  key: 'key-1',
  ofChange: '',
  promos: [
    { code: 'save10', state: 'accepted', description: null },
    { code: 'late', state: 'rejected', why: 'invalid' },
  ],
  billingToken: 'card-1',
  actionTokenId: 'action-0',
  isPlaced: false,
};
const summary: OrderAttempt = { page: 'orderSummary', order };
const byCard: OrderAttempt = { page: 'checkout', order, planId: 'p', by: 'card', walletToken: null };
const byWallet: OrderAttempt = { ...byCard, by: 'wallet', walletToken: 'wallet-1' };
const done: OrderOutcome = { kind: 'done', receipt: aRequestedOrder().receipt };
const declined: OrderOutcome = { kind: 'declined', code: 'error.subscription.card.expired' };

describe('where the outcome of an order leads, from the summary, from the checkout, and from a wallet there', () => {
  const same = (to: string) => [to, to, to] as const;
  const notice = (name: string) =>
    [
      `/order-summary?notice=${name}`,
      `/checkout?planId=p&notice=${name}`,
      `/checkout?planId=p&notice=${name}`,
    ] as const;
  test.each<[OrderOutcome, readonly [string, string, string]]>([
    [done, ['/order-summary', '/checkout-success', '/checkout-success']],
    [
      declined,
      [
        '/billing?error_code=error.subscription.card.expired',
        '/billing?error_code=error.subscription.card.expired',
        '/checkout?planId=p&error_code=error.subscription.card.expired',
      ],
    ],
    [{ kind: 'challenge', actionTokenId: 'action-1' }, same('/order-summary?challenge=1')],
    [{ kind: 'signedOut' }, ['/subscriptions', '/checkout?planId=p', '/checkout?planId=p']],
    [
      { kind: 'pending' },
      [
        '/order-summary?state=pending',
        '/checkout?planId=p&pending=card',
        '/checkout?planId=p&pending=wallet',
      ],
    ],
    [{ kind: 'failed' }, notice('failed')],
    [{ kind: 'unsure' }, notice('unsure')],
    [{ kind: 'unsure', waits: true }, same('/order-summary?notice=unsure')],
    [{ kind: 'refused', why: 'alreadySubscribed' }, same('/error?error_code=already_subscribed')],
    [{ kind: 'refused', why: 'changedMeanwhile' }, notice('changed')],
    [{ kind: 'refused', why: 'repriced' }, notice('repriced')],
    [{ kind: 'refused', why: 'busy' }, notice('busy')],
    [{ kind: 'refused', why: 'underWay' }, notice('underWay')],
    [{ kind: 'refused', why: 'promo' }, notice('promo')],
    [{ kind: 'refused', why: 'leaving' }, same('/pending-delete')],
    [{ kind: 'refused', why: 'platform' }, same('/error?error_code=order_refused')],
  ])('%j', (outcome, paths) => {
    expect([summary, byCard, byWallet].map((attempt) => afterOrder(outcome, attempt, brand).to)).toEqual(
      paths,
    );
  });

  it('leads to the page of the checkout, where a challenge of the checkout ended on the summary', () => {
    const ofCheckout: OrderAttempt = { ...summary, order: { ...order, fromCheckout: true } };
    expect(afterOrder(done, ofCheckout, brand).to).toBe('/checkout-success');
  });

  it('leads to the receipt and to the plans at a brand without a checkout', () => {
    const without = { ...brand, withoutPages: ['checkout', 'checkoutSuccess'] };
    expect(afterOrder(done, byCard, without).to).toBe('/order-summary');
    expect(afterOrder({ kind: 'failed' }, byCard, without).to).toBe('/plans?planId=p');
  });
});

describe('the draft after an order', () => {
  test('has no token of a card that was refused on the summary', () => {
    expect(afterOrder(declined, summary, brand).draft).toEqual({
      ...order,
      billingToken: null,
      actionTokenId: null,
    });
  });

  test('has the challenge of the bank, and the wallet that pays after it', () => {
    const outcome: OrderOutcome = { kind: 'challenge', actionTokenId: 'action-1' };
    expect(afterOrder(outcome, summary, brand).draft).toEqual({ ...order, actionTokenId: 'action-1' });
    expect(afterOrder(outcome, byWallet, brand).draft).toEqual({
      ...order,
      billingToken: 'wallet-1',
      actionTokenId: 'action-1',
      fromCheckout: true,
    });
  });

  test('has no promo code that the order was refused for, on the summary', () => {
    const { draft } = afterOrder({ kind: 'refused', why: 'promo' }, summary, brand);
    expect(draft?.promos.map(({ code }) => code)).toEqual(['late']);
  });

  test.each<[OrderOutcome, OrderAttempt]>([
    [declined, byCard],
    [declined, byWallet],
    [{ kind: 'refused', why: 'promo' }, byCard],
    [{ kind: 'refused', why: 'busy' }, summary],
    [{ kind: 'unsure' }, summary],
    [{ kind: 'pending' }, byWallet],
  ])('stays as it is after %j of %j', (outcome, attempt) => {
    expect(afterOrder(outcome, attempt, brand).draft).toBeUndefined();
  });
});
