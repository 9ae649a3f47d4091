import { beforeEach, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import { ask, newNetwork, postForm, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const brand = 'notion';
const BACK = '/subscriptions?done=ordered';
const TO_PROVIDER = '/api/orders/checkout-session';
const THANKS = 'Thank you for your order. You now have Premium. $4.00 was charged.';

const words = async (cookie: string, path: string) => wordsOf((await ask({ brand, cookie, path })).text);

/** Goes as far as the provider's page with an order of the owner, and returns the path of that page. */
async function atProvider(cookie: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>) =>
    postForm(path, fields, { brand, cookie, network: newNetwork() });
  await post('/api/plans/choose', { planId: 'plan-notion_premium_m', confirmed: 'yes' });
  const { fields } = formTo((await ask({ brand, cookie, path: '/order-summary' })).text, TO_PROVIDER);
  const answer = await post(TO_PROVIDER, { ...fields, terms: 'accepted' });
  return new URL(await offPortal(answer, brand)).pathname;
}

describe('My Plan after an order on the provider’s page', () => {
  test('does not thank a person who only typed the address', async () => {
    const cookie = await signedIn('owner', brand);
    const plan = await words(cookie, BACK);
    expect(plan).not.toMatch(/thank you|waiting for your order/i);
    expect(plan).not.toContain('cancelled');
    expect(await words(cookie, '/subscriptions?done=cancelled')).not.toContain('cancelled');
  });

  test('thanks a person who paid there once, with the receipt of the order', async () => {
    const cookie = await signedIn('owner', brand);
    const path = await atProvider(cookie);
    expect(await words(cookie, BACK)).toContain(
      'We’re waiting for your order to be confirmed. Your new plan may take a moment to show up here.',
    );
    await postForm(path, { action: 'pay' }, { brand });
    expect(await words(cookie, BACK)).toContain(THANKS);
    expect(await words(cookie, BACK)).not.toContain('Thank you');
    expect(await words(cookie, '/order-summary')).toContain('Today $4.00');
  });

  test('thanks a person who closed the provider’s page after paying', async () => {
    const cookie = await signedIn('owner', brand);
    await postForm(await atProvider(cookie), { action: 'pay' }, { brand });
    expect(await words(cookie, '/subscriptions')).toContain(THANKS);
  });

  test('does not let a person pay again while the account does not show the order yet', async () => {
    const cookie = await signedIn('owner', brand);
    await atProvider(cookie);
    expect(await words(cookie, BACK)).not.toContain('Your plan change isn’t finished');
    const { fields } = formTo((await ask({ brand, cookie, path: '/order-summary' })).text, TO_PROVIDER);
    const again = await postForm(TO_PROVIDER, { ...fields, terms: 'accepted' }, { brand, cookie });
    expect(again.location).toBe('/order-summary?notice=underWay');
    expect((await sandbox.log()).filter(({ path }) => path === '/checkoutDelegate')).toHaveLength(1);
  });

  test('does not thank a person who cancelled there', async () => {
    const cookie = await signedIn('owner', brand);
    await postForm(await atProvider(cookie), { action: 'cancel' }, { brand });
    expect(await words(cookie, '/subscriptions')).not.toMatch(/thank you/i);
  });
});
