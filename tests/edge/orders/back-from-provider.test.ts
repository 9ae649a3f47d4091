// A person comes back from the provider's page, and the session with which they went there is over.

import { beforeEach, describe, expect, test } from 'vitest';
import { open, payer } from '../../support/billing.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { offPortal } from '../../support/onward.ts';
import { type Answer, ask, emailOf, newNetwork, PASSWORD, postForm, signedIn } from '../../support/portal.ts';
import { kept } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());

const brand = 'notion';
const BACK = '/subscriptions?done=ordered';
const CARD_BACK = '/payment?done=card';
const TO_PROVIDER = '/api/orders/checkout-session';
const FROM_PAYING = 'You’re back from paying. Sign in to see your plan.';
const FROM_CARD = 'You’re back from changing your card. Sign in to see which card is on file.';
const THANKS = 'Thank you for your order. You now have Premium. $4.00 was charged.';
const WAITS = 'We’re waiting for your order to be confirmed.';

const get = (cookie: string, path: string) =>
  ask({ brand, cookie, path, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } });
const words = async (cookie: string, path: string) => wordsOf((await get(cookie, path)).text);
const post = (cookie: string, path: string, fields: Record<string, string>) =>
  postForm(path, fields, { brand, cookie, network: newNetwork() });
const pays = (path: string, action = 'pay') => postForm(path, { action }, { brand });

async function choosesPremium(cookie: string): Promise<Answer> {
  await post(cookie, '/api/plans/choose', { planId: 'plan-notion_premium_m', confirmed: 'yes' });
  const { fields } = formTo((await ask({ brand, cookie, path: '/order-summary' })).text, TO_PROVIDER);
  return post(cookie, TO_PROVIDER, { ...fields, terms: 'accepted' });
}

/** Goes as far as the provider's page with an order, and returns the path of that page. */
async function atProvider(cookie: string): Promise<string> {
  return new URL(await offPortal(await choosesPremium(cookie), brand)).pathname;
}

/** Signs out in another tab: the cookie of the session stays in this one. */
const signsOut = (cookie: string) => post(cookie, '/api/auth/sign-out', {});

/** Signs somebody in by the form of a sign-in page, and returns the cookies and where the person is led. */
async function signsInAt(page: string, persona: string): Promise<{ cookie: string; to: string }> {
  const { text } = await get('', page);
  const { fields } = formTo(text, '/api/auth/sign-in');
  const credentials = { username: emailOf(persona, brand), password: PASSWORD };
  const answer = await post('', '/api/auth/sign-in', { ...fields, ...credentials });
  return { cookie: kept('', answer), to: answer.location ?? '' };
}

describe('Back from paying, with a session that is over', () => {
  test.each([
    ['the session has ended', (cookie: string) => cookie],
    ['the cookie is gone', () => ''],
  ])(
    '%s: the sign-in page says where the person comes from, and My Plan what the account shows',
    async (_what, later) => {
      const cookie = await signedIn('owner', brand);
      const path = await atProvider(cookie);
      await signsOut(cookie);
      const paid = await pays(path);
      expect(new URL(paid.location ?? '').pathname).toBe('/subscriptions');
      const back = await get(later(cookie), BACK);
      const page = await words('', back.location ?? '');
      expect(page).toContain(FROM_PAYING);
      expect(page).not.toContain('Your session has ended');
      const { cookie: signed, to } = await signsInAt(back.location ?? '', 'owner');
      expect(to).toBe(BACK);
      expect(await words(signed, to)).toContain(THANKS);
      expect(await words(signed, to)).not.toMatch(/thank you|waiting for your order/i);
      expect(await words(signed, '/order-summary')).toContain('Today $4.00');
    },
  );

  test('says that the order is not confirmed yet, until it is, and never lets it be paid twice', async () => {
    const cookie = await signedIn('owner', brand);
    const path = await atProvider(cookie);
    await signsOut(cookie);
    const { cookie: signed } = await signsInAt(`/login?redirectUri=${encodeURIComponent(BACK)}`, 'owner');
    expect(await words(signed, BACK)).toContain(WAITS);
    expect(await words(signed, '/subscriptions')).toContain(WAITS);
    expect((await choosesPremium(signed)).location).toBe('/order-summary?notice=underWay');
    // The next session knows it, too.
    const third = await signedIn('owner', brand);
    expect(await words(third, '/subscriptions')).toContain(WAITS);
    await pays(path);
    expect(await words(third, '/subscriptions')).toContain(THANKS);
    expect(await words(third, '/subscriptions')).not.toMatch(/thank you/i);
  });

  test('thanks once, in the first of two sessions that look', async () => {
    const first = await signedIn('owner', brand);
    await pays(await atProvider(first));
    const second = await signedIn('owner', brand);
    expect(await words(second, BACK)).toContain(THANKS);
    expect(await words(first, BACK)).not.toMatch(/thank you|waiting for your order/i);
  });

  test('says nothing of an order to another account', async () => {
    const cookie = await signedIn('owner', brand);
    const path = await atProvider(cookie);
    await signsOut(cookie);
    await pays(path);
    const other = await signsInAt(`/login?redirectUri=${encodeURIComponent(BACK)}`, 'trial');
    expect(other.to).toBe(BACK);
    expect(await words(other.cookie, BACK)).not.toMatch(/thank you|waiting for your order/i);
    const { cookie: signed } = await signsInAt('/login', 'owner');
    expect(await words(signed, '/subscriptions')).toContain(THANKS);
  });

  test('thanks for nothing where the card was refused, or the person only typed the address', async () => {
    const cookie = await signedIn('owner', brand);
    const path = await atProvider(cookie);
    expect((await pays(path, 'declined')).status).toBe(402);
    expect((await pays(path, 'cancel')).location).toContain('/plans?planId=');
    await signsOut(cookie);
    const { cookie: signed } = await signsInAt('/login', 'owner');
    expect(await words(signed, '/subscriptions')).not.toMatch(/thank you|waiting for your order/i);
    const nobody = await signedIn('trial', brand);
    expect(await words(nobody, BACK)).not.toMatch(/thank you|waiting for your order/i);
  });

  test('the sign-in page keeps to a reason that says more', async () => {
    const page = await words('', `/login?reason=unavailable&redirectUri=${encodeURIComponent(BACK)}`);
    expect(page).not.toContain(FROM_PAYING);
    expect(page).toContain('unable to retrieve your information');
  });
});

describe('Back from the page for another card, with a session that is over', () => {
  test('the sign-in page says so, and Payment what is on file, once', async () => {
    const who = await payer(brand);
    const path = new URL(await offPortal(await open(who, '/billing'), brand)).pathname;
    await signsOut(who.cookie);
    const saved = await postForm(path, { action: 'save', card: 'mastercard' }, { brand });
    expect(saved.location?.endsWith(CARD_BACK)).toBe(true);
    const back = await get(who.cookie, CARD_BACK);
    expect(await words('', back.location ?? '')).toContain(FROM_CARD);
    const { cookie: signed, to } = await signsInAt(back.location ?? '', 'owner');
    expect(to).toBe(CARD_BACK);
    expect(await words(signed, to)).toContain('Your card is saved.');
    expect(await words(signed, to)).not.toContain('Your card is saved.');
    const later = await signedIn('owner', brand);
    expect(await words(later, '/payment')).not.toContain('Your card is saved.');
  });

  test('says nothing of a card that stayed, nor to another account', async () => {
    const who = await payer(brand);
    const path = new URL(await offPortal(await open(who, '/billing'), brand)).pathname;
    await signsOut(who.cookie);
    await postForm(path, { action: 'cancel', card: 'visa' }, { brand });
    const { cookie: signed } = await signsInAt('/login', 'owner');
    expect(await words(signed, CARD_BACK)).not.toContain('Your card is saved.');
    const other = await signedIn('yearly', brand);
    expect(await words(other, CARD_BACK)).not.toContain('Your card is saved.');
  });
});
