import { beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { platformOperations as operations } from '../../contracts/platform/platform-table.ts';
import { customer, orderFailure } from './customer.fixture.ts';
import { setFault } from '../platform/faults.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  sandbox = testWorld();
});

const ask = (method: string, path: string, body?: object, origin?: string) =>
  sandbox.fetch(
    new Request(`http://recurly.localhost:8787/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) },
      body: body ? JSON.stringify(body) : null,
    }),
  );
const address = { address1: '1 Long Lane', city: 'Salem', state: 'OR', zip: '97301', country: 'US' };
const card = (kind = 'ok') => ({ kind, cardType: 'visa', lastFour: '1881', ...address });
const named = { firstName: 'Ada', lastName: 'Byron' };
const idOf = async (response: Response) => z.object({ id: z.string() }).parse(await response.json()).id;
const recurly = async (kind = 'ok') =>
  idOf(await ask('POST', '/recurly/tokens', { ...card(kind), ...named }));
const stripe = async (kind = 'ok', path = 'confirmation-tokens') =>
  idOf(await ask('POST', `/stripe/${path}`, { ...card(kind), name: 'Ada King Byron' }));
const challenge = async (response: Response) => {
  const problem = z
    .object({ errorCode: z.string(), errorData: z.object({ actionTokenId: z.string() }) })
    .parse(await response.json());
  expect(problem.errorCode).toBe('error.subscription.card.3d.security');
  return problem.errorData.actionTokenId;
};
const endOf = async (action: string, passes = true) =>
  idOf(await ask('POST', `/recurly/actions/${action}`, { passes }));

const billingFields = {
  first_name: 'Grace',
  last_name: 'Hopper',
  address1: '2 Short Lane',
  address2: '',
  city: 'Bend',
  state: 'OR',
  zip: '97701',
  country: 'US',
};
const stripeForm = (token: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  paymentGatewayReferences: [{ token, referenceType: 'STRIPE_CONFIRMATION_TOKEN' }],
});
const stripeAddress = { street1: 'x', city: 'y', region: 'z', postalCode: '1', country: 'US' };

describe('tokens of cards', () => {
  it('have the format of their provider', async () => {
    const token = await ask('POST', '/recurly/tokens', { ...card(), ...named });
    expect(await token.json()).toEqual({
      id: expect.stringMatching(/^recurly-\w{24}$/),
      type: 'credit_card',
    });
    const billing_details = {
      name: 'Ada King Byron',
      address: {
        line1: '1 Long Lane',
        line2: '',
        city: 'Salem',
        state: 'OR',
        postal_code: '97301',
        country: 'US',
      },
    };
    const confirmation = await ask('POST', '/stripe/confirmation-tokens', {
      ...card(),
      name: 'Ada King Byron',
    });
    expect(await confirmation.json()).toEqual({
      id: expect.stringMatching(/^ctoken_/),
      payment_method_preview: { billing_details },
    });
    const method = await ask('POST', '/stripe/payment-methods', { ...card(), name: 'Ada King Byron' });
    expect(await method.json()).toEqual({ id: expect.stringMatching(/^pm_/), billing_details });
  });

  test.each([
    { ...card(), ...named, number: '4111111111111111' },
    { ...card(), ...named, lastFour: '4111111111111111' },
    { ...card('stolen'), ...named },
    { ...card(), firstName: 'Ada' },
    {},
  ])('are refused for %j', async (body) => {
    expect((await ask('POST', '/recurly/tokens', body)).status).toBe(400);
    expect(sandbox.world.store.cardTokens.list()).toEqual([]);
  });

  test.each([
    ['http://geeni.localhost:8787', 200],
    ['http://localhost:4000', 200],
    [undefined, 200],
    ['https://evil.example', 403],
    ['https://localhost.evil.example', 403],
    ['http://evillocalhost', 403],
    ['null', 403],
  ])('are requested from a page of %s: %i', async (origin, status) => {
    const body = { ...card(), ...named };
    const response = await ask('POST', '/recurly/tokens', body, origin);
    expect(response.status).toBe(status);
    const allowed = status === 200 ? (origin ?? null) : null;
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    const before = await ask('OPTIONS', '/stripe/payment-methods', undefined, origin);
    expect(before.headers.get('access-control-allow-origin')).toBe(allowed);
  });
});

describe('POST /billing/verify', () => {
  test.each([
    ['ok', null],
    ['declined', 'card.declined'],
    ['expired', 'card.expired'],
    ['cvv', 'card.cvv.declined'],
    ['number', 'card.number.declined'],
    ['address', 'card.address.declined'],
    ['type', 'card.type'],
    ['prepaid', 'card.payment'],
  ])('a card of the kind %s: %s', async (kind, code) => {
    const { post, card: onFile } = await customer(sandbox, 'owner');
    const before = await onFile();
    const expected = code === null ? null : `error.subscription.${code}`;
    const [byRecurly, byStripe] = [await recurly(kind), await stripe(kind)];
    const { paymentGatewayReferences } = stripeForm(byStripe);
    const form = { firstName: 'A', lastName: 'B', address: stripeAddress, paymentGatewayReferences };
    for (const path of ['verify', 'verifyV3']) {
      for (const body of [{ billing_token: byRecurly }, form])
        expect(await orderFailure(await post(`/billing/billing/${path}`, body))).toBe(expected);
    }
    expect(await onFile()).toEqual(before);
  });

  it('refuses an unknown token, and one that is 20 minutes old', async () => {
    const { post } = await customer(sandbox, 'owner');
    const token = await recurly();
    sandbox.world.clock.advance(20 * 60_000);
    for (const billing_token of ['x', token])
      expect(await orderFailure(await post('/billing/billing/verify', { billing_token }))).toBe(
        'error.subscription.token.invalid',
      );
  });
});

describe('POST /billingInfo/{token}', () => {
  it('stores the card as the card on file, once', async () => {
    const { post, get, card: onFile } = await customer(sandbox, 'newcomer');
    const path = `/billing/billingInfo/${await recurly()}`;
    expect((await post(path, { ...billingFields, promoCode: 'save10' })).status).toBe(200);
    expect(await onFile()).toMatchObject({
      card_type: 'visa',
      last_four: '1881',
      first_name: 'Grace',
      address1: '2 Short Lane',
      zip: '97701',
      expired: false,
    });
    expect(await (await get('/billing/billingInfoV3')).json()).toMatchObject({ first_name: 'Grace' });
    expect(await orderFailure(await post(path, billingFields))).toBe('error.subscription.token.invalid');
  });

  it('accepts Stripe’s form with the name of the form and the address of the token', async () => {
    const { post, card: onFile } = await customer(sandbox, 'owner', 'nightowl');
    const token = await stripe();
    const path = `/billing/billingInfoV3/${token}`;
    expect(await orderFailure(await post(path, stripeForm('another')))).toBe(
      'error.subscription.token.invalid',
    );
    expect((await post(path, stripeForm(token))).status).toBe(200);
    expect(await onFile()).toMatchObject({ last_name: 'Byron', city: 'Salem', last_four: '1881' });
  });

  it('stores the card once for ten simultaneous requests', async () => {
    const { post } = await customer(sandbox, 'owner');
    const path = `/billing/billingInfo/${await recurly()}`;
    const all = await Promise.all(Array.from({ length: 10 }, () => post(path, billingFields)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('has stored the card if a fault loses the answer', async () => {
    const { post, card: onFile } = await customer(sandbox, 'owner');
    const { method, path } = operations.storeBillingInfo;
    setFault(sandbox.world, { method, path, fault: 'truncated', times: 1 });
    await post(`/billing/billingInfo/${await recurly()}`, billingFields);
    expect(await onFile()).toMatchObject({ last_four: '1881' });
  });

  it('keeps a card that will be declined', async () => {
    const { post, order, ledger } = await customer(sandbox, 'owner');
    expect((await post(`/billing/billingInfo/${await recurly('declined')}`, billingFields)).status).toBe(200);
    expect(await orderFailure(await order('geeni_premium_m', [1]))).toBe('error.subscription.card.declined');
    expect(ledger()).toEqual([]);
  });
});

describe('3-D Secure', () => {
  it('requires a challenge, and continues with its result: verify, then subscribe', async () => {
    const { post, order, ledger, card: onFile } = await customer(sandbox, 'owner');
    const billingToken = await recurly('3ds-passes');
    const action = await challenge(await post('/billing/billing/verify', { billing_token: billingToken }));
    expect(await (await ask('GET', `/recurly/tokens/${action}`)).json()).toEqual({
      id: action,
      type: 'three_d_secure_action',
      gateway: 'stripe',
      form: 'challenge',
      cardType: 'visa',
      lastFour: '1881',
      over: false,
    });
    const threeDToken = await endOf(action);
    expect((await ask('POST', `/recurly/actions/${action}`, { passes: true })).status).toBe(404);
    expect((await post('/billing/billing/verify', { billing_token: billingToken, threeDToken })).status).toBe(
      200,
    );
    await challenge(await order('geeni_premium_m', [1], { billingToken }));
    expect(ledger()).toEqual([]);
    const paid = await order('geeni_premium_m', [1], { billingToken, actionResultTokenId: threeDToken });
    expect(await orderFailure(paid)).toBeNull();
    expect(ledger()).toMatchObject([{ amountMinor: 400, lastFour: '1881' }]);
    expect(await onFile()).toMatchObject({ last_four: '1881' });
    const replayed = await order('geeni_premium_y', [1], { actionResultTokenId: threeDToken });
    expect(await orderFailure(replayed)).toBe('error.subscription.token.invalid');
    await challenge(await order('geeni_premium_y', [1]));
    expect(ledger()).toHaveLength(1);
  });

  it('stores a card with the result of its challenge, once', async () => {
    const { post, card: onFile } = await customer(sandbox, 'owner');
    const token = await recurly('3ds-passes');
    const action = await challenge(await post(`/billing/billingInfo/${token}`, billingFields));
    expect(await onFile()).toMatchObject({ last_four: '4242' });
    const path = `/billing/billingInfo/${token}/threeDToken/${await endOf(action)}`;
    expect((await post(path, billingFields)).status).toBe(200);
    expect(await onFile()).toMatchObject({ last_four: '1881' });
    expect(await orderFailure(await post(path, billingFields))).toBe('error.subscription.token.invalid');
  });

  test.each([
    ['a challenge that was abandoned', '3ds-passes', false],
    ['a card that never passes', '3ds-fails', true],
  ])('%s is declined', async (_what, kind, passes) => {
    const { order, ledger } = await customer(sandbox, 'owner');
    const billingToken = await recurly(kind);
    const action = await challenge(await order('geeni_premium_m', [1], { billingToken }));
    const actionResultTokenId = await endOf(action, passes);
    expect(
      await orderFailure(await order('geeni_premium_m', [1], { billingToken, actionResultTokenId })),
    ).toBe('error.subscription.card.declined');
    expect(ledger()).toEqual([]);
  });

  it('refuses the result of another card, another account or an unfinished challenge', async () => {
    const owner = await customer(sandbox, 'owner');
    const other = await customer(sandbox, 'legacy');
    const billingToken = await recurly('3ds-passes');
    const action = await challenge(await owner.order('geeni_premium_m', [1], { billingToken }));
    const actionResultTokenId = await endOf(action);
    const wrong = [
      await owner.order('geeni_premium_m', [1], { billingToken: await recurly(), actionResultTokenId }),
      await owner.order('geeni_premium_m', [1], {
        billingToken: await recurly('3ds-passes'),
        actionResultTokenId,
      }),
      await owner.order('geeni_premium_m', [1], { billingToken, actionResultTokenId: action }),
      await other.order('geeni_premium_m', [1], { billingToken, actionResultTokenId }),
    ];
    for (const each of wrong) expect(await orderFailure(each)).toBe('error.subscription.token.invalid');
    expect(
      await orderFailure(await owner.order('geeni_premium_m', [1], { billingToken, actionResultTokenId })),
    ).toBeNull();
  });

  it('accepts the result of a challenge once when ten orders use it at the same time', async () => {
    const { order, ledger } = await customer(sandbox, 'owner');
    const billingToken = await recurly('3ds-passes');
    const action = await challenge(await order('geeni_premium_m', [1], { billingToken }));
    const actionResultTokenId = await endOf(action);
    const more = { billingToken, actionResultTokenId };
    await Promise.all(Array.from({ length: 10 }, () => order('geeni_premium_m', [1], more)));
    expect(ledger()).toMatchObject([{ amountMinor: 400 }]);
  });
});
