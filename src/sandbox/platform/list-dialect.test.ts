import { afterEach, describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { clearDialects, type DialectForm, setDialect } from './dialects.ts';
import { brandOf, signedIn, testWorld } from '../world/world.fixture.ts';

const geeni = brandOf('geeni');
const sandbox = testWorld();
afterEach(() => clearDialects(sandbox.world));

const speak = (...forms: DialectForm[]) => setDialect(sandbox.world, { brand: 'geeni', forms });
const people = {
  owner: await signedIn(sandbox, geeni, 'owner'),
  newcomer: await signedIn(sandbox, geeni, 'newcomer'),
  trial: await signedIn(sandbox, geeni, 'trial'),
};
type Person = keyof typeof people;
const answerTo = async (who: Person, path: string): Promise<unknown> => (await people[who].get(path)).json();

const INVOICES = '/billing/paymentHistory';
const SUBSCRIPTIONS = '/account/subscriptions';
const DEVICES = '/devices/devices?excludeExternalSub=false';
const invoice = { invoiceId: expect.any(String) };
const text = expect.any(String);
const many = expect.any(Array);
const nothing = expect.toSatisfy((value: unknown) => JSON.stringify(value) === '{}');

test.each<[DialectForm[], Person, string, unknown]>([
  [['lone'], 'trial', INVOICES, invoice],
  [['lone'], 'newcomer', DEVICES, { deviceId: 'geeni-newcomer-device-1' }],
  [['lone'], 'newcomer', SUBSCRIPTIONS, []],
  [['lone'], 'owner', INVOICES, many],
  [['lone'], 'owner', SUBSCRIPTIONS, { devices: [{}, {}], device_ids: [text, text] }],
  [['lone'], 'owner', '/account/contactInfo', { address: { country: 'US' } }],
  [['lone', 'docs'], 'owner', INVOICES, { docs: many, total: 23 }],
  [['one-page'], 'owner', INVOICES, { docs: many, totalDocs: 23, hasNextPage: false, nextPage: null }],
  [['one-page'], 'newcomer', SUBSCRIPTIONS, { docs: [], totalDocs: 0 }],
  [['first-page'], 'owner', INVOICES, { totalDocs: 23, limit: 12, hasNextPage: true, nextPage: 2 }],
  [['first-page'], 'trial', INVOICES, [invoice]],
  [['has-more'], 'owner', INVOICES, { object: 'list', invoices: many, has_more: true }],
  [['nil-list'], 'newcomer', SUBSCRIPTIONS, { subscriptions: null }],
  [['nil-list'], 'owner', INVOICES, many],
  [['in-lists'], 'owner', SUBSCRIPTIONS, [{ id: [text], device_ids: [text, text], devices: [{}, {}] }]],
  [['wrapped'], 'trial', INVOICES, { invoices: { invoice } }],
  [['wrapped'], 'owner', INVOICES, { invoices: { invoice: many } }],
  [['wrapped'], 'newcomer', DEVICES, { devices: { device: { model: 'DB-200' } } }],
  [['wrapped'], 'newcomer', SUBSCRIPTIONS, []],
  [
    ['wrapped'],
    'owner',
    SUBSCRIPTIONS,
    { subscriptions: { subscription: { devices: { device: [{}, {}] }, device_ids: [text, text] } } },
  ],
  [['wrapped', 'named'], 'owner', INVOICES, { invoices: { invoice: many } }],
  [['wrapped'], 'owner', '/account/contactInfo', { address: { address: { country: 'US' } } }],
  [['empty-text'], 'newcomer', SUBSCRIPTIONS, { subscriptions: '' }],
  [['empty-text'], 'owner', SUBSCRIPTIONS, [{ pendingSubscription: '', expiration_date: '' }]],
  [['empty-text'], 'newcomer', '/billing/billingInfo', { card_type: '', last_four: '' }],
  [['empty-text', 'wrapped'], 'newcomer', SUBSCRIPTIONS, { subscriptions: '' }],
  [['empty-object'], 'newcomer', SUBSCRIPTIONS, { subscriptions: nothing }],
  [['empty-object'], 'owner', SUBSCRIPTIONS, [{ pendingSubscription: nothing, expiration_date: nothing }]],
  [['empty-object'], 'newcomer', '/billing/billingInfo', { card_type: nothing, last_four: nothing }],
  [['empty-object', 'nil'], 'owner', SUBSCRIPTIONS, [{ pendingSubscription: { nil: 'true' } }]],
])('%j: %s, GET %s', async (forms, who, path, answer) => {
  speak(...forms);
  expect({ answer: await answerTo(who, path) }).toMatchObject({ answer });
});

const reads = Object.values(platformOperations)
  .filter(({ method, access, path }) => method === 'GET' && access === 'signed' && !path.includes('{'))
  .map(({ context, path }) => `/${context}${path}`);

describe.each<DialectForm>(['lone', 'wrapped', 'empty-text', 'empty-object'])(
  '%s keeps the content of every answer',
  (form) => {
    test.each([...reads, DEVICES, '/configuration/plans?brand=geeni', '/configuration/deviceModels/geeni'])(
      'GET %s',
      async (path) => {
        for (const who of ['owner', 'newcomer', 'trial'] as const) {
          const plainly = await answerTo(who, path);
          speak(form);
          expect(restored(form, plainly, await answerTo(who, path)), who).toEqual(plainly);
          clearDialects(sandbox.world);
        }
      },
    );
  },
);

it('the comparison finds an answer of another content', () => {
  const plainly = [{ id: 1, of: null, parts: [{ id: 2 }] }];
  expect(restored('lone', plainly, { id: 1, of: null, parts: { id: 3 } })).not.toEqual(plainly);
  expect(restored('empty-text', plainly, [{ id: 1, of: 'x', parts: [{ id: 2 }] }])).not.toEqual(plainly);
});

/** Undoes a form of lists and of nothing, guided by the plain answer. */
function restored(form: DialectForm, plainly: unknown, said: unknown, isWhole = true): unknown {
  const [inside] = isWhole && isJsonObject(said) ? Object.values(said) : [said];
  const isEmpty = JSON.stringify(inside) === (form === 'empty-text' ? '""' : '{}');
  if (isEmpty && form.startsWith('empty') && isNothing(plainly)) return plainly;
  if (Array.isArray(plainly)) {
    const list = isRecordList(plainly) ? listOf(form, said, isWhole) : said;
    return Array.isArray(list)
      ? list.map((each, index) => restored(form, plainly[index], each, false))
      : list;
  }
  if (!isJsonObject(plainly) || !isJsonObject(said)) return said;
  return Object.fromEntries(
    Object.entries(said).map(([key, each]) => [key, restored(form, plainly[key], each, false)]),
  );
}

/** The whole answer is wrapped twice: in the name of the list, and in the name of its records. */
function listOf(form: DialectForm, said: unknown, isWhole: boolean): unknown {
  if (form === 'lone') return Array.isArray(said) ? said : [said];
  if (form !== 'wrapped' || !isJsonObject(said)) return said;
  const [once] = Object.values(said);
  const inner = isWhole && isJsonObject(once) ? Object.values(once)[0] : once;
  return Array.isArray(inner) ? inner : [inner];
}

function isNothing(value: unknown): boolean {
  return (
    value === null || (Array.isArray(value) && value.length === 0) || (isJsonObject(value) && '@nil' in value)
  );
}

function isRecordList(list: readonly unknown[]): boolean {
  return isJsonObject(list[0]);
}

function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
