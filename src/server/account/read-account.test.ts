import { describe, expect, it, test } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { readAccount } from './read-account.ts';

const config = { name: 'Lite', billing_cycle: 0, billing_order: 0, device_quantity: 2 };
const answers = {
  '/account/subscriptions': [
    { id: 1, plan_config_id: 7, plan_code: 'lite', plan_config: { ...config, external_plan_code: 'lite' } },
  ],
  '/subscriptions/listAvailableSubscriptions': [{ ...config, id: 7, external_plan_code: 'lite' }],
  '/devices/devices': [{ deviceId: 'a' }, { deviceId: 'b', subscribable: false }],
  '/billing/billingInfo': { card_type: 'visa', last_four: '4242' },
  '/account/contactInfo': { address: [{ country: 'US' }] },
};
type Path = keyof typeof answers;

const brand = { key: 'read-account', billing: { provider: 'recurly', publicKey: 'key', v3: false } } as const;
const SIGNED_OUT = Response.json({ code: 401, message: 'Unauthorized' }, { status: 401 });

/** A platform with these answers, and the paths that it received; a number is a refusal with that status. */
function platformWith(changes: Partial<Record<Path, unknown>> = {}) {
  const all = new Map<string, unknown>(Object.entries({ ...answers, ...changes }));
  const asked: string[] = [];
  const { client } = testPlatform((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const answer = all.get(pathname);
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer ?? null);
  });
  return { client, asked };
}

const required = ['subscriptions', 'available', 'devices'] as const;

describe('readAccount', () => {
  it('requests the wanted facts and nothing else', async () => {
    const { client, asked } = platformWith();
    await readAccount(client, brand, 0, { required: ['devices'], optional: ['billing'] });
    expect(asked.toSorted()).toEqual(['/billing/billingInfo', '/devices/devices']);
  });

  it('returns the facts, with the devices that a plan can cover', async () => {
    const { client } = platformWith();
    const read = await readAccount(client, brand, 0, { required, optional: ['billing', 'country'] });
    expect(read).toMatchObject({
      kind: 'account',
      isWhole: true,
      account: {
        subscriptions: [{ id: '1' }],
        available: [{ id: '7' }],
        devices: [{ id: 'a' }],
        billing: { last_four: '4242' },
        country: 'US',
      },
    });
  });

  it('leaves an optional fact undefined where it cannot be read', async () => {
    const { client } = platformWith({ '/billing/billingInfo': 400, '/account/contactInfo': 400 });
    const read = await readAccount(client, brand, 0, { required, optional: ['billing', 'country'] });
    expect(read).toMatchObject({ kind: 'account', account: { billing: undefined, country: undefined } });
  });

  test.each<[Partial<Record<Path, unknown>>, string]>([
    [{ '/account/subscriptions': 400, '/devices/devices': 400 }, 'subscriptions'],
    [{ '/subscriptions/listAvailableSubscriptions': 400, '/devices/devices': 400 }, 'available'],
    [{ '/devices/devices': 400 }, 'devices'],
  ])(
    'with %j, the first failure in the order of the required facts is reported: %s',
    async (changes, fact) => {
      const read = await readAccount(platformWith(changes).client, brand, 0, { required });
      expect(read).toMatchObject({ kind: 'failed', fact, failure: { kind: 'refused' } });
    },
  );

  it('reports an ended session, whichever required fact shows it', async () => {
    const { client } = platformWith({ '/account/subscriptions': 400, '/devices/devices': SIGNED_OUT });
    const read = await readAccount(client, brand, 0, { required });
    expect(read).toMatchObject({ kind: 'failed', fact: 'devices', failure: { kind: 'signedOut' } });
  });

  test.each([
    [false, { kind: 'account', isWhole: false }],
    [true, { kind: 'failed', fact: 'subscriptions', failure: { kind: 'garbled' } }],
  ])('a subscription that cannot be read, with `wholeSubscriptions` %s', async (whole, expected) => {
    const { client } = platformWith({
      '/account/subscriptions': [...answers['/account/subscriptions'], { id: 2 }],
    });
    const read = await readAccount(client, brand, 0, { required, wholeSubscriptions: whole });
    expect(read).toMatchObject(expected);
  });
});
