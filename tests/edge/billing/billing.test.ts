import { offPortal } from '../../support/onward.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Payer, cardToken, open, owner, payer, recurlyForm } from '../../support/billing.ts';
import { post } from '../../support/buyer.ts';
import { isWrittenInto, MARKUP } from '../../support/hostile-data.ts';
import { formTo, linksOf, tagsOf, wordsOf } from '../../support/html.ts';
import { type Answer, ask, cookieValue, originOf, postForm } from '../../support/portal.ts';
import { directivesOf } from '../../support/safe-answer.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const STORE = '/api/billing/store';
const FROM_PAYMENT = '/billing?from=payment';
const GENERIC = 'An unknown error occurred, please try again.';
const DECLINED = 'Unable to process your request. Please use a different card or contact your bank.';
const TIMED_OUT = 'Payment session timed out. Please re-enter your credit card information.';

/** The text of the page's alert; empty without one. */
function saidBy({ text }: Answer): string {
  const alert = /<div class="alert error"[^>]*>([^]*?)<\/div>/.exec(text);
  return wordsOf(alert?.[1] ?? '').trim();
}

const providerOf = ({ text }: Answer) => formTo(text, STORE).fields['provider'];
const policyOf = ({ headers }: Answer) => directivesOf(String(headers['content-security-policy']));
const payment = async (who: Payer) => wordsOf((await open(who, '/payment')).text);

describe('The provider of the card form', () => {
  test.each([
    ['momentum', 'owner', 'recurly'],
    ['pepper', 'owner', 'recurly'],
    ['otis', 'owner', 'recurly'],
    ['visi', 'owner', 'recurly'],
    ['geeni', 'owner', 'recurly'],
    ['nightowl', 'owner', 'stripeElements'],
    ['nightowl', 'pastdue', 'recurly'],
  ])('%s, %s: %s, and the policy allows no other provider', async (brand, persona, provider) => {
    const page = await open(await payer(brand, persona), FROM_PAYMENT);
    expect(page.status).toBe(200);
    expect(providerOf(page)).toBe(provider);
    const [mine, other] =
      provider === 'recurly'
        ? ['recurly.localhost', 'stripe.localhost']
        : ['stripe.localhost', 'recurly.localhost'];
    expect(policyOf(page).get('frame-src')).toContain(mine);
    expect(page.headers['content-security-policy']).not.toContain(other);
    expect(page.headers['x-frame-options']).toBe('DENY');
    // No tag manager on a page that takes cards.
    expect(page.text).not.toContain('tag-manager');
    expect(tagsOf(page.text).filter(({ name }) => name === 'iframe')).toEqual([]);
  });

  test.each([
    ['', 'stripeElements'],
    ['?enable=true', 'stripeElements'],
    ['?enable=FALSE', 'stripeElements'],
    ['?enable=0', 'stripeElements'],
    ['?enable=[]', 'stripeElements'],
    ['?enable[]=false', 'stripeElements'],
    ['?enable=false', 'recurly'],
  ])('geeni after /setup-stripe-elements%s: %s', async (query, provider) => {
    const switched = await ask({ path: `/setup-stripe-elements${query}` });
    expect([switched.status, switched.location]).toEqual([303, '/subscriptions']);
    expect(providerOf(await open(await payer('geeni'), FROM_PAYMENT, switched))).toBe(provider);
  });

  test('the choice is ignored at a brand with one provider, with an invoice past due, or when it is forged', async () => {
    const switched = await ask({ path: '/setup-stripe-elements' });
    expect(providerOf(await open(await payer('momentum'), FROM_PAYMENT, switched))).toBe('recurly');
    expect(providerOf(await open(await payer('geeni', 'pastdue'), FROM_PAYMENT, switched))).toBe('recurly');
    const who = await payer('geeni');
    const forged = { ...who, cookie: `${who.cookie}; __Host-billing-provider=stripeElements` };
    expect(providerOf(await open(forged, FROM_PAYMENT))).toBe('recurly');
  });

  test('a brand with a hosted page leads there, and to /error where that fails', async () => {
    const who = await payer('notion');
    const leads = await open(who, '/billing');
    expect(leads.status).toBe(303);
    const hosted = await offPortal(leads, 'notion');
    expect(hosted).toMatch(/^http:\/\/notion\.localhost:\d+\/sandbox\/hosted-billing\//);
    // It leads back to Payment, which shows the card.
    const saved = await postForm(
      new URL(hosted).pathname,
      { action: 'save', card: 'visa' },
      { brand: 'notion' },
    );
    expect(saved.location).toBe(`${originOf('notion')}/payment?done=card`);
    for (const fault of ['status:500', 'html', 'reset']) {
      await sandbox.setFault({ method: 'POST', path: '/billingInfoUpdateDelegate', fault, times: 1 });
      expect((await open(who, '/billing')).location).toBe('/error');
    }
  });

  test('without the invoice list the brand’s own provider is used, and without the billing info the form is empty', async () => {
    const who = await payer('nightowl');
    await sandbox.setFault({ method: 'GET', path: '/paymentHistory', fault: 'status:500' });
    await sandbox.setFault({ method: 'GET', path: '/billingInfoV3', fault: 'status:500' });
    const page = await open(who, FROM_PAYMENT);
    expect(providerOf(page)).toBe('stripeElements');
    expect(formTo(page.text, STORE).fields['name']).toBe('');
  });

  test('without a session it leads to the login page, with the return route', async () => {
    const answer = await ask({ brand: 'otis', path: FROM_PAYMENT });
    expect(answer.location).toBe('/login?redirectUri=%2Fbilling%3Ffrom%3Dpayment');
    const sent = await post({ brand: 'otis', cookie: '' }, STORE, await recurlyForm('ok'));
    expect(sent.location).toMatch(/^\/login\?redirectUri=%2Fbilling&reason=ended$/);
  });
});

test.each([
  ['otis', 'card.declined', 'This card wasn’t accepted.'],
  ['otis', 'card.expired', 'This card has expired.'],
  ['nightowl', 'card.declined', 'This card wasn’t accepted.'],
  ['otis', 'card.address.declined', ''],
  ['otis', 'token.invalid', ''],
])('%s: after %s the message at the card is: %s', async (brand, code, said) => {
  const who = await payer(brand);
  const query = new URLSearchParams({ error_code: `error.subscription.${code}`, from: 'payment' });
  const { text } = await open(who, FROM_PAYMENT, await open(who, `/billing?${query}`));
  const card = /<div class="billing-card">[^]*?<h2/.exec(text)?.[0] ?? '';
  const errors = [...card.matchAll(/<p class="field-error"[^>]*>([^<]*)</g)].map(([, error]) => error);
  expect(errors.filter(Boolean)).toEqual(said === '' ? [] : [said]);
});

test.each([
  ['owner', 'Change your card Now on file: Visa •••• 4242', 0],
  ['newcomer', 'Add a card', 1],
])(
  '%s: the heading is “%s”, and a second line of the address is folded where it is empty',
  async (persona, heading, folds) => {
    const { text } = await open(await payer('otis', persona), FROM_PAYMENT);
    const main = /<main[^]*?<\/main>/.exec(text)?.[0] ?? '';
    expect(wordsOf(main).trim()).toMatch(new RegExp(`^Payment ${heading} `));
    expect(text).toContain('name="address2"');
    expect(tagsOf(main).filter(({ name }) => name === 'details')).toHaveLength(folds);
  },
);

describe('error_code shows its message once, from a closed list', () => {
  test.each([
    ['error.subscription.card.declined', DECLINED],
    ['error.subscription.card.expired', 'Your credit card is expired. Please update your card.'],
    ['error.subscription.token.invalid', TIMED_OUT],
    ['error.subscription.card.address.declined', 'Please review your billing and card information'],
    ['', GENERIC],
    ['error.unheard.of', GENERIC],
    ['<script>alert(1)</script>', GENERIC],
    ['Your account is closed, call 1-900', GENERIC],
    ['Call +1 555 0100 to unlock your account', GENERIC],
    ['__proto__', GENERIC],
    ['x'.repeat(2_000), GENERIC],
  ])('%s', async (code, text) => {
    const who = await payer('otis');
    const first = await open(who, `/billing?${new URLSearchParams({ error_code: code, from: 'payment' })}`);
    expect([first.status, first.location]).toEqual([303, FROM_PAYMENT]);
    const shown = await open(who, FROM_PAYMENT, first);
    expect(saidBy(shown)).toContain(text);
    // The script of Astro's islands holds a list of names to skip; one of them is `__proto__`.
    const written = shown.text.replace('["__proto__","constructor","prototype"]', '');
    if (text === GENERIC && code) expect(written).not.toContain(code.slice(0, 60));
    expect(cookieValue(shown, '__Host-billing')).toBe('');
    expect(saidBy(await open(who, FROM_PAYMENT, shown))).toBe('');
  });

  test('a forged sealed cookie shows no message', async () => {
    const who = await payer('otis');
    const forged = { ...who, cookie: `${who.cookie}; __Host-billing=${'a'.repeat(300)}` };
    expect(saidBy(await open(forged, FROM_PAYMENT))).toBe('');
  });
});

describe('A card is verified, then stored', () => {
  test('from /payment: it is the card on file, with its address, and leads back', async () => {
    const who = await payer('otis', 'expired');
    const typed = { firstName: 'علی\u200cرضا\u200e', city: ' New\u00a0Salem ', postalCode: '\u200e٦２701' };
    const stored = await post(who, STORE, await recurlyForm('ok', { from: 'payment', ...typed }));
    expect([stored.status, stored.location]).toEqual([303, '/payment']);
    expect(await payment(who)).toContain('4242');
    expect(formTo((await open(who, FROM_PAYMENT)).text, STORE).fields).toMatchObject({
      firstName: 'علی\u200cرضا',
      city: 'New Salem',
      postalCode: '62701',
    });
    const calls = (await sandbox.log()).filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(calls.slice(0, 2).toReversed()).toEqual([
      '/billing/verify',
      expect.stringMatching(/^\/billingInfo/),
    ]);
  });

  test('it pays what is past due; the invoices are read again, and the result shows once', async () => {
    const who = await payer('geeni', 'pastdue');
    expect(await payment(who)).toContain('is unpaid.');
    const stored = await post(who, STORE, await recurlyForm('ok', { from: 'payment' }));
    const told = await open(who, '/payment', stored);
    expect(wordsOf(told.text)).toContain('Your card is saved.');
    expect(wordsOf(told.text)).not.toContain('is unpaid.');
    expect(wordsOf((await open(who, '/account-history')).text)).not.toContain('Past Due');
    expect(await payment(who)).not.toContain('Your card is saved.');
  });

  test('the message that it is saved shows once, also where the platform is slow', async () => {
    const who = await payer('geeni');
    const stored = await post(who, STORE, await recurlyForm('ok', { from: 'payment' }));
    await sandbox.setFault({ method: 'GET', path: '/subscriptions', fault: 'slow:1500', times: 1 });
    const told = await open(who, '/payment', stored);
    expect(wordsOf(told.text)).toContain('Your card is saved.');
    expect(told.setCookies).toContainEqual(expect.stringMatching(/billing=; .*Max-Age=0/));
  });

  test('an invoice that the new card has not paid yet still shows, with what happens next', async () => {
    const who = await payer('nightowl', 'pastdue');
    const { firstName: _first, lastName: _last, ...address } = owner;
    const token = await cardToken('ok', { provider: 'stripe' });
    const card = { provider: 'stripeElements', token, ...address, from: 'payment', name: 'Ada Owner' };
    const told = wordsOf((await open(who, '/payment', await post(who, STORE, card))).text);
    expect(told).toContain('Your card is saved.');
    expect(told).toContain('is unpaid. We’ll try your new card. Account History shows when it’s paid.');
  });

  test('for an order: what is charged today and next, then the summary with the new card', async () => {
    const who = await payer('momentum', 'newcomer');
    const chosen = await post(who, '/api/plans/choose', { planId: 'plan-momentum_7_m' });
    expect(chosen.location).toBe('/billing');
    const words = wordsOf((await open(who, '/billing')).text);
    expect(words).toMatch(
      /7-Day \$0\.00 today, then \$[\d.]+ .*on \w+ \d+, \d{4} 30 days free, then \$[\d.]+ per month/,
    );
    expect(wordsOf((await open(who, FROM_PAYMENT)).text)).not.toContain('Your new plan');
    expect((await post(who, STORE, await recurlyForm('ok'))).location).toBe('/order-summary');
    expect(wordsOf((await open(who, '/order-summary')).text)).toContain('Visa •••• 4242');
  });

  test('Stripe’s one name is split on its first space', async () => {
    const who = await payer('nightowl', 'expired');
    const { firstName: _first, lastName: _last, ...address } = owner;
    const token = await cardToken('ok', { provider: 'stripe' });
    const fields = {
      provider: 'stripeElements',
      token,
      ...address,
      from: 'payment',
      name: 'Ada Maria Owner',
    };
    expect((await post(who, STORE, fields)).location).toBe('/payment');
    expect(formTo((await open(who, FROM_PAYMENT)).text, STORE).fields['name']).toBe('Ada Maria Owner');
  });

  test.each([
    ['declined', DECLINED],
    ['expired', 'Your credit card is expired. Please update your card.'],
    ['cvv', 'The CVV doesn’t match your card.'],
    ['number', 'The card number is invalid.'],
    ['address', 'Please review your billing and card information'],
    ['type', 'This type of card is not accepted.'],
    ['prepaid', 'This type of payment is not accepted.'],
  ])('a card of the kind %s is not stored, and the typed text stays', async (kind, text) => {
    const who = await payer('otis');
    const before = await payment(who);
    const refused = await post(who, STORE, await recurlyForm(kind, { from: 'payment', city: 'Salem' }));
    expect(refused.location).toBe(FROM_PAYMENT);
    const shown = await open(who, FROM_PAYMENT, refused);
    expect(saidBy(shown)).toContain(text);
    expect(formTo(shown.text, STORE).fields['city']).toBe('Salem');
    expect(await payment(who)).toBe(before);
  });

  test('missing values show in one sentence and each at its field, where the first has the focus, without a call of the platform', async () => {
    const who = await payer('otis');
    await sandbox.clearLog();
    const refused = await post(
      who,
      STORE,
      await recurlyForm('ok', { firstName: ' ', state: 'Illinois', postalCode: '' }),
    );
    const shown = await open(who, '/billing', refused);
    expect(saidBy(shown)).toBe('3 fields need your attention.');
    expect(linksOf(shown.text)).toContain('#firstName');
    for (const text of ['Please enter a First Name', 'Please select a State', 'Please enter a Code'])
      expect(wordsOf(shown.text).split(text)).toHaveLength(2);
    const wrong = tagsOf(shown.text).filter(({ attributes }) => attributes.get('aria-invalid') === 'true');
    expect(wrong.map(({ attributes }) => attributes.get('id'))).toEqual(['firstName', 'postalCode', 'state']);
    const fields = tagsOf(shown.text).filter(({ name }) => name === 'input' || name === 'select');
    const focused = fields.filter(({ attributes }) => attributes.has('autofocus'));
    expect(focused.map(({ attributes }) => attributes.get('id'))).toEqual(['firstName']);
    expect((await sandbox.log()).filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('a missing name is named by the label of its field, and the card comes before the address', async () => {
    const who = await payer('nightowl');
    const { firstName: _first, lastName: _last, ...address } = owner;
    const token = await cardToken('ok', { provider: 'stripe' });
    const refused = await post(who, STORE, { provider: 'stripeElements', token, ...address, name: 'Ada' });
    const shown = await open(who, FROM_PAYMENT, refused);
    expect(saidBy(shown)).toContain('Please enter the Name on Card, first and last');
    expect(saidBy(shown)).not.toContain('Last Name');
    const words = wordsOf(shown.text);
    expect(words.indexOf('Prepaid cards')).toBeLessThan(words.indexOf('Billing address'));
  });

  test.each(['ZZ', '__proto__', 'us'])(
    'a country of %s is refused at its field, without a call of the platform',
    async (country) => {
      const who = await payer('otis');
      await sandbox.clearLog();
      const sent = { ...owner, country, state: 'x', postalCode: `00000-">${MARKUP}onload=alert(27)>` };
      const refused = await post(who, STORE, await recurlyForm('ok', sent));
      const shown = await open(who, '/billing', refused);
      expect(saidBy(shown)).toContain('Please select a Country');
      expect(isWrittenInto(shown.text)).toBe(false);
      expect(formTo(shown.text, STORE).fields['postalCode']).toBe(sent.postalCode);
      expect((await sandbox.log()).filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );

  test('an endless name is refused; a name with many combining marks stays text', async () => {
    const who = await payer('otis');
    const long = await post(who, STORE, await recurlyForm('ok', { firstName: 'x'.repeat(5_000) }));
    expect(long.status).toBe(400);
    const odd = `Z${'\u0334\u0302'.repeat(40)}\u202eadA`;
    const kept = await post(who, STORE, await recurlyForm('declined', { firstName: odd, from: 'payment' }));
    const shown = await open(who, FROM_PAYMENT, kept);
    expect(formTo(shown.text, STORE).fields['firstName']).toBe(odd.replace('\u202e', ''));
  });

  test('without a token the message says that the provider’s form did not load', async () => {
    const who = await payer('otis');
    const refused = await post(who, STORE, { provider: 'recurly', token: '', ...owner });
    expect(saidBy(await open(who, '/billing', refused))).toContain(
      'The payment system is temporarily unavailable. Please refresh the page and try again.',
    );
  });

  test('the same form twice stores one card; a token of another account is refused', async () => {
    const who = await payer('otis');
    const form = await recurlyForm('ok', { from: 'payment' });
    const both = await Promise.all([post(who, STORE, form), post(who, STORE, form)]);
    expect(both.map(({ location }) => location)).toContain('/payment');
    expect((await post(who, STORE, form)).location).toBe('/payment');
    const other = await payer('otis', 'yearly');
    const used = await post(other, STORE, form);
    expect(saidBy(await open(other, FROM_PAYMENT, used))).toContain(TIMED_OUT);
  });

  test('two tabs: the card entered last is the card on file', async () => {
    const who = await payer('otis');
    const token = await cardToken('ok', { lastFour: '1881' });
    await post(who, STORE, await recurlyForm('ok'));
    expect((await post(who, STORE, { ...(await recurlyForm('ok')), token })).location).toBe('/payment');
    expect(await payment(who)).toContain('1881');
  });

  const cannotSave = 'We are unable to save your changes at this time. Please try again.';
  const notSaved = 'There has been an error saving your changes. Please try again';
  test.each([
    ['/billing/verify', 'status:500', cannotSave],
    ['/billing/verify', 'reset', cannotSave],
    ['/billing/verify', 'status:400', notSaved],
    ['/billing/verify', 'error:error.subscription.card.cvv.declined', 'The CVV doesn’t match'],
    ['/billing/verify', 'error:some.text', notSaved],
    ['/billingInfo/{token}', 'status:503', cannotSave],
    ['/billingInfo/{token}', 'status:404', notSaved],
  ])('%s under %s shows a message, and a second try works', async (path, fault, text) => {
    const who = await payer('otis');
    await sandbox.setFault({ method: 'POST', path, fault, times: 1 });
    const refused = await post(who, STORE, await recurlyForm('ok', { from: 'payment' }));
    expect(refused.location).toBe(FROM_PAYMENT);
    expect(saidBy(await open(who, FROM_PAYMENT, refused))).toContain(text);
    expect((await post(who, STORE, await recurlyForm('ok', { from: 'payment' }))).location).toBe('/payment');
  });

  test.each(['reset', 'done:500', 'done:502', 'html', 'truncated'])(
    'a card that was stored under %s is read back and shown as saved',
    async (fault) => {
      const who = await payer('otis');
      await sandbox.setFault({ method: 'POST', path: '/billingInfo/{token}', fault, times: 1 });
      const token = await cardToken('ok', { lastFour: '1881' });
      const sent = await post(who, STORE, { ...(await recurlyForm('ok', { from: 'payment' })), token });
      expect(sent.location).toBe('/payment');
      expect(await payment(who)).toContain('1881');
    },
  );

  test('where the card on file cannot be read back, the message does not say that it was not saved', async () => {
    const who = await payer('otis');
    await sandbox.setFault({ method: 'POST', path: '/billingInfo/{token}', fault: 'reset', times: 1 });
    await sandbox.setFault({ method: 'GET', path: '/billingInfo', fault: 'status:500' });
    const token = await cardToken('ok', { lastFour: '1881' });
    const sent = await post(who, STORE, { ...(await recurlyForm('ok', { from: 'payment' })), token });
    await sandbox.clearFaults();
    expect(saidBy(await open(who, FROM_PAYMENT, sent))).toContain(
      'We couldn’t find out whether your card was saved.',
    );
    expect(await payment(who)).toContain('1881');
  });

  test('a session that the platform no longer accepts leads to the login page', async () => {
    const who = await payer('otis');
    await sandbox.setFault({ method: 'POST', path: '/billing/verify', fault: 'status:401' });
    const answer = await post(who, STORE, await recurlyForm('ok', { from: 'payment' }));
    expect(answer.location).toBe('/login?redirectUri=%2Fbilling%3Ffrom%3Dpayment&reason=ended');
  });

  test.each([
    ['another field', { number: '4242424242424242' }],
    ['another provider', { provider: 'paypal' }],
    ['a provider the brand has not', { provider: 'stripeElements' }],
    ['a token that climbs', { token: '../../subscribe' }],
    ['a field too long', { city: 'x'.repeat(101) }],
    ['another page', { from: 'https://evil.example' }],
  ])('%s is refused', async (_what, more) => {
    const who = await payer('otis');
    expect((await post(who, STORE, { ...(await recurlyForm('ok')), ...more })).status).toBe(400);
  });
});

describe('3-D Secure', () => {
  const CHALLENGE = '/api/billing/challenge';

  async function challenged(who: Payer) {
    const asked = await post(who, STORE, await recurlyForm('3ds-passes', { from: 'payment' }));
    expect(asked.location).toBe('/billing?challenge=1&from=payment');
    const { fields } = formTo((await open(who, '/billing?challenge=1&from=payment')).text, CHALLENGE);
    return fields['actionTokenId'] ?? '';
  }

  async function resultOf(action: string, passes: boolean): Promise<string> {
    const answer = await ask({
      method: 'POST',
      path: `/sandbox/recurly/actions/${action}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ passes }),
    });
    return JSON.parse(answer.text).id;
  }

  test('passed: the card is stored with its result', async () => {
    const who = await payer('otis');
    const actionTokenId = await challenged(who);
    const actionResultTokenId = await resultOf(actionTokenId, true);
    const fields = { actionTokenId, actionResultTokenId };
    expect((await post(who, CHALLENGE, fields)).location).toBe('/payment');
    expect(await payment(who)).toContain('4242');
    // The challenge is over: the same result does not count again.
    expect((await post(who, CHALLENGE, fields)).location).toContain('error.subscription.token.invalid');
  });

  test.each([
    ['failed at the bank', false],
    ['invented', undefined],
  ])('%s: nothing is stored', async (_what, passes) => {
    const who = await payer('otis', 'expired');
    const before = await payment(who);
    const actionTokenId = await challenged(who);
    const actionResultTokenId =
      passes === undefined ? 'three-d-result-0' : await resultOf(actionTokenId, passes);
    const refused = await post(who, CHALLENGE, { actionTokenId, actionResultTokenId });
    expect(refused.location).toBe(FROM_PAYMENT);
    expect(saidBy(await open(who, FROM_PAYMENT, refused))).not.toBe('');
    expect(await payment(who)).toBe(before);
  });

  test('of another tab: the card has to be entered again', async () => {
    const who = await payer('otis');
    const first = await challenged(who);
    await challenged(who);
    const fields = { actionTokenId: first, actionResultTokenId: await resultOf(first, true) };
    expect((await post(who, CHALLENGE, fields)).location).toBe(
      '/billing?error_code=error.subscription.token.invalid',
    );
  });

  test('an order with a challenge keeps the price that the person agreed to', async () => {
    const who = await payer('momentum');
    await post(who, STORE, await recurlyForm('3ds-passes', { from: 'payment' }));
    const { fields } = formTo((await open(who, '/billing?challenge=1')).text, CHALLENGE);
    const action = fields['actionTokenId'] ?? '';
    await post(who, CHALLENGE, { actionTokenId: action, actionResultTokenId: await resultOf(action, true) });
    await post(who, '/api/plans/choose', { planId: 'plan-momentum_60_m', confirmed: 'yes' });
    const order = formTo((await open(who, '/order-summary')).text, '/api/orders/submit').fields;
    const asked = await post(who, '/api/orders/submit', { ...order, terms: 'accepted' });
    expect(asked.location).toBe('/order-summary?challenge=1');
    const page = await open(who, '/order-summary?challenge=1');
    expect(page.text).toContain('id="challenge"');
    expect(policyOf(page).get('frame-src')).toContain('recurly.localhost');
    expect((await open(who, '/order-summary')).text).not.toContain('id="challenge"');
    await ask({
      method: 'PUT',
      path: '/sandbox/prices',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        brand: 'momentum',
        planCode: 'momentum_60_m',
        currency: 'USD',
        amountMinor: 9_900,
      }),
    });
    const moved = await open(who, '/order-summary?challenge=1');
    expect(moved.text).not.toContain('id="challenge"');
    expect(wordsOf(moved.text)).toContain('The price has changed');
  });
});
