import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { makeCardToken } from '../money/card-tokens.ts';
import { customer, enteredCard } from '../money/customer.fixture.ts';
import { DAY_MS } from '../world/clock.ts';
import { accountKey, personaEmail } from '../world/seed.ts';
import { clearFault, setFault } from './faults.ts';
import { testWorld } from '../world/world.fixture.ts';

let sandbox: ReturnType<typeof testWorld>;
beforeEach(() => {
  // The clock moves only when a test moves it, so that every millisecond counts.
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox = testWorld();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => void sandbox.world.clock.advance(ms);
const lag = (path: string, ms: number) =>
  setFault(sandbox.world, { brand: 'geeni', method: 'GET', path, fault: `lag:${ms}` });

/** Every read of an account: its operation, and the path that is called. */
const reads = [
  ['/profile', '/account/profile'],
  ['/subscriptions', '/account/subscriptions'],
  ['/subscriptions/{accountId}', '/subscriptions/subscriptions/geeni-expired'],
  ['/devices', '/devices/devices?excludeExternalSub=false'],
  ['/billingInfo', '/billing/billingInfo'],
  ['/paymentHistory', '/billing/paymentHistory'],
] as const;

type Customer = Awaited<ReturnType<typeof customer>>;
const everyRead = ({ get }: Customer) =>
  Promise.all(reads.map(async ([, path]): Promise<unknown> => (await get(path)).json()));

/** An order with a new card, which changes subscription, devices, card and invoices; then a request to be deleted. */
async function changes({ order, post }: Customer): Promise<void> {
  const { id: billingToken } = makeCardToken(sandbox.world, 'test-', enteredCard());
  expect((await order('geeni_premium_m', [1], { billingToken })).status).toBe(200);
  expect((await post('/account/users/deletionRequests')).status).toBe(200);
}

describe.each([1_000, 3_000, 20_000])('a lag of %i ms', (ms) => {
  test.each([
    ['long before the change', 60_000],
    ['by less than the lag before the change', ms / 2],
    ['at the moment of the change', 0],
  ])(
    'hides a change from every read at once, first read %s, until the time is over',
    async (_when, waits) => {
      const person = await customer(sandbox, 'expired');
      for (const [path] of reads) lag(path, ms);
      const before = await everyRead(person);
      wait(waits);
      await changes(person);
      expect(await everyRead(person)).toEqual(before);
      wait(ms - 1);
      expect(await everyRead(person)).toEqual(before);
      wait(1);
      const after = await everyRead(person);
      for (const [path] of reads) clearFault(sandbox.world, { brand: 'geeni', method: 'GET', path });
      expect(after).toEqual(await everyRead(person));
      for (const [index, each] of after.entries()) expect(each, reads[index]?.[0]).not.toEqual(before[index]);
    },
  );

  it('hides a change also where nothing was read before it, and ends where nothing was read meanwhile', async () => {
    const person = await customer(sandbox, 'owner');
    const before = await person.plans();
    lag('/subscriptions', ms);
    await person.order('geeni_premium_m', [1, 2]);
    wait(ms - 1);
    expect(await person.plans()).toEqual(before);
    await person.order('geeni_premium_y', [1, 2]);
    wait(ms - 1);
    expect(await person.plans()).toMatchObject([{ planCode: 'geeni_premium_m' }]);
    wait(1);
    expect(await person.plans()).toMatchObject([{ planCode: 'geeni_premium_y' }]);
  });
});

describe('reads that lag', () => {
  it('keep what they hide when another fault is set in between', async () => {
    const person = await customer(sandbox, 'owner');
    lag('/subscriptions', 3_000);
    lag('/paymentHistory', 3_000);
    const before = [await person.plans(), await person.invoices()];
    setFault(sandbox.world, { method: 'POST', path: '/subscribe', fault: 'done:500', times: 1 });
    await person.order('geeni_premium_m', [1, 2]);
    setFault(sandbox.world, { method: 'GET', path: '/devices', fault: 'status:500' });
    lag('/billingInfo', 3_000);
    expect([await person.plans(), await person.invoices()]).toEqual(before);
  });

  it('show nothing older than the first of them', async () => {
    const person = await customer(sandbox, 'owner');
    await person.order('geeni_premium_m', [1, 2]);
    wait(1_000);
    lag('/subscriptions', 20_000);
    expect(await person.plans()).toMatchObject([{ planCode: 'geeni_premium_m' }]);
  });

  it('hide the change of a call that is carried out late, and charge nothing twice', async () => {
    const person = await customer(sandbox, 'owner');
    const before = await person.plans();
    lag('/subscriptions', 3_000);
    setFault(sandbox.world, { method: 'POST', path: '/subscribe', fault: 'late:10000', times: 1 });
    await person.order('geeni_premium_m', [1, 2]);
    wait(10_000);
    expect(await person.plans()).toEqual(before);
    wait(3_000);
    expect(await person.plans()).toMatchObject([{ planCode: 'geeni_premium_m' }]);
    expect(person.ledger()).toHaveLength(1);
  });

  it('renew a plan once', async () => {
    wait(28 * DAY_MS);
    const person = await customer(sandbox, 'owner');
    lag('/subscriptions', 3_000);
    for (let time = 1; time <= 3; time += 1) await person.plans();
    wait(3_000);
    const [plan] = await person.plans();
    expect(plan?.renewsAt).toBeGreaterThan(sandbox.world.clock.nowMs());
    expect(person.ledger()).toHaveLength(1);
  });

  it('let an account in that was made meanwhile', async () => {
    lag('/subscriptions', 20_000);
    const { accounts } = sandbox.world.store;
    const owner = accounts.get(accountKey('geeni', personaEmail('newcomer', 'geeni')));
    if (!owner) throw new Error('no newcomer');
    const email = personaEmail('somebody', 'geeni');
    accounts.put({ ...owner, key: accountKey('geeni', email), id: 'geeni-somebody', email });
    const somebody = await customer(sandbox, 'somebody');
    expect((await somebody.get('/account/subscriptions')).status).toBe(200);
  });

  it('do not include a call that is no read', async () => {
    const person = await customer(sandbox, 'owner');
    setFault(sandbox.world, { method: 'POST', path: '/preview', fault: 'lag:3000' });
    expect((await person.preview('geeni_premium_m')).status).toBe(200);
  });
});
