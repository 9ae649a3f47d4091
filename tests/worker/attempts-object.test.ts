import { createHash } from 'node:crypto';
import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, test } from 'vitest';
import { type BudgetName, budgetRules } from '../../src/domain/access/budget-rules.ts';
import { forgetKnownBrowser, takeSlot } from '../../src/server/limits/take-slot.ts';
import { MINUTE_MS, NOW_MS, objects } from './fixtures.ts';

afterEach(reset);

type Spending = {
  purpose: BudgetName;
  brand: string;
  account: string | undefined;
  address: string;
  browserId: string | undefined;
};
const owner: Spending = {
  purpose: 'password',
  brand: 'geeni',
  account: 'owner@geeni.example',
  address: '203.0.113.7',
  browserId: undefined,
};
const take = (changes: Partial<Spending> = {}, nowMs = NOW_MS) => {
  const { purpose, ...spender } = { ...owner, ...changes };
  return takeSlot(objects, purpose, spender, nowMs);
};

/** The object of the browser `known` of the owner, by the name that it has had in every version. */
function knownBrowserObject() {
  const parts = JSON.stringify(['password', 'geeni', 'owner@geeni.example', 'known']);
  return objects.ATTEMPTS.getByName(`device:${createHash('sha256').update(parts).digest('hex')}`);
}

/** Makes attempts one after another, and returns how many were allowed. */
async function allowed(count: number, change: (index: number) => Partial<Spending> = () => ({})) {
  let through = 0;
  for (let index = 0; index < count; index += 1) if ((await take(change(index))).allowed) through += 1;
  return through;
}

describe('Attempts to sign in', () => {
  test('20 at once count as 20, and ten of them are allowed', async () => {
    const slots = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(slots.filter((slot) => slot.allowed)).toHaveLength(10);
  });

  test('a refusal has the time to wait', async () => {
    await allowed(10);
    expect(await take({}, NOW_MS + 4 * MINUTE_MS)).toMatchObject({ allowed: false, waitMs: 6 * MINUTE_MS });
  });

  test('after ten minutes the account is allowed again', async () => {
    await allowed(12);
    expect((await take({}, NOW_MS + 10 * MINUTE_MS)).allowed).toBe(true);
  });

  test('an attempt that is given back does not count', async () => {
    for (let index = 0; index < 30; index += 1) {
      const taken = await take();
      expect(taken.allowed).toBe(true);
      if (taken.allowed) await taken.slot.giveBack();
    }
  });

  test.each([
    ['letter case and spaces', ' OWNER@geeni.example '],
    ['an ideographic space', '\u3000owner@geeni.example'],
    ['a zero-width space inside', 'own\u200ber@geeni.example'],
    ['wide letters', 'ｏwner@geeni.example'],
  ])('%s have no counter of their own', async (_, account) => {
    expect(await allowed(12, (index) => (index % 2 ? { account } : {}))).toBe(10);
  });

  test('guesses from one network do not lock the owner out of another', async () => {
    await allowed(15, () => ({ address: '198.51.100.1' }));
    expect((await take()).allowed).toBe(true);
  });

  test('guesses from many networks stop at 50 for an account', async () => {
    expect(await allowed(60, (index) => ({ address: `198.51.100.${index}` }))).toBe(50);
  });

  test('guesses from one network stop at 100 over all accounts', async () => {
    expect(await allowed(110, (index) => ({ account: `${index}@geeni.example` }))).toBe(100);
  });

  test('an IPv6 network is the first 64 bits of the address', async () => {
    expect(await allowed(12, (index) => ({ address: `2001:db8:1:2::${index.toString(16)}` }))).toBe(10);
  });

  test('each brand has counters of its own', async () => {
    await allowed(10);
    expect(await allowed(1, () => ({ brand: 'otis' }))).toBe(1);
  });

  test('a network without guesses left makes no object for the accounts that it names', async () => {
    const before = (await listDurableObjectIds(objects.ATTEMPTS)).length;
    const stranger = { address: '198.51.100.200' };
    const guess = (index: number) => ({ ...stranger, account: `made-up-${index}@geeni.example` });
    expect(await allowed(160, guess)).toBe(100);
    // One object for the network, and one for each account that it could guess at.
    expect((await listDurableObjectIds(objects.ATTEMPTS)).length - before).toBe(101);
  });

  test('a refused attempt is counted nowhere', async () => {
    await allowed(10);
    await allowed(200);
    expect(await allowed(90, (index) => ({ account: `${index}@geeni.example` }))).toBe(90);
  });
});

describe('Every purpose has counters of its own', () => {
  test('passwords do not count as codes, nor codes as passwords', async () => {
    await allowed(10);
    expect(await allowed(12, () => ({ purpose: 'code' }))).toBe(10);
  });

  test('no name reaches the counter of another purpose', async () => {
    await allowed(10, () => ({ account: 'code:owner@geeni.example' }));
    await allowed(10, () => ({ account: '["code","geeni","owner@geeni.example"]' }));
    expect(await allowed(12, () => ({ purpose: 'code' }))).toBe(10);
  });

  test('a network has a hundred guesses over all purposes', async () => {
    const purposes = ['password', 'code', 'mailedLink', 'identity', 'sso'] as const;
    const guessed = await allowed(120, (index) => {
      const purpose = purposes[index % purposes.length] ?? 'password';
      const account = purpose === 'identity' || purpose === 'sso' ? undefined : `${index}@x.example`;
      return { purpose, account };
    });
    expect(guessed).toBe(100);
  });

  test.each([
    ['codes', 'codeMail', 10],
    ['links for a new password', 'resetMail', 5],
  ] as const)('%s are sent to one account %s: %i times', async (_, purpose, limit) => {
    expect(await allowed(15, (index) => ({ purpose, address: `198.51.100.${index}` }))).toBe(limit);
  });

  test('links for a new password are sent to one account 20 times a day, whatever asks for them', async () => {
    const mail = async (minute: number, changes: Partial<Spending> = {}) =>
      take(
        { purpose: 'resetMail', address: `198.51.100.${minute % 250}`, ...changes },
        NOW_MS + minute * MINUTE_MS,
      );
    const day = 24 * 60;
    let sent = 0;
    for (let minute = 0; minute < day; minute += 2) if ((await mail(minute)).allowed) sent += 1;
    expect(sent).toBe(20);
    expect(await mail(day - 60)).toMatchObject({ allowed: false, waitMs: 60 * MINUTE_MS });
    expect((await mail(60, { account: 'other@geeni.example' })).allowed).toBe(true);
    expect((await mail(60, { brand: 'otis' })).allowed).toBe(true);
    expect((await mail(day)).allowed).toBe(true);
  });

  test('a link that is refused by the limit of a day spends no slot of the ten minutes', async () => {
    const objectMail = (minute: number) =>
      take({ purpose: 'resetMail', address: '198.51.100.1' }, NOW_MS + minute * MINUTE_MS);
    for (const minute of [0, 10, 20, 30])
      for (let index = 0; index < 5; index += 1) expect((await objectMail(minute)).allowed).toBe(true);
    const day = 24 * 60;
    for (let index = 0; index < 5; index += 1) expect((await objectMail(day - 1)).allowed).toBe(false);
    for (let index = 0; index < 5; index += 1) expect((await objectMail(day)).allowed).toBe(true);
  });
});

describe('A known browser', () => {
  test('is not locked out by guesses of other browsers, from any network', async () => {
    for (let stranger = 0; stranger < 5; stranger += 1)
      await allowed(10, () => ({ address: `198.51.100.${stranger}` }));
    await allowed(120, (index) => ({ account: `${index}@geeni.example` }));
    expect((await take()).allowed).toBe(false);
    expect((await take({ browserId: 'known' })).allowed).toBe(true);
  });

  test('has ten guesses from any number of networks, so a stolen cookie has no more', async () => {
    const guesses = (index: number) => ({ browserId: 'known', address: `198.51.100.${index}` });
    expect(await allowed(15, guesses)).toBe(10);
  });

  test('and another browser of its owner have separate counters', async () => {
    await allowed(10, () => ({ browserId: 'stolen' }));
    expect((await take()).allowed).toBe(true);
    expect((await take({ browserId: 'own' })).allowed).toBe(true);
  });

  test('has a budget for its own account only', async () => {
    await allowed(10, () => ({ browserId: 'known' }));
    expect(await allowed(1, () => ({ browserId: 'known', account: 'other@geeni.example' }))).toBe(1);
  });

  test.each([
    ['resetMail', 5, 6],
    ['codeMail', 10, 11],
    ['receipt', 10, 11],
    ['declaration', 20, 201],
  ] as const)(
    'has slots of its own for %s, %i of them, also where strangers have used up all others',
    async (purpose, limit, strangers) => {
      await allowed(strangers, (index) => ({ purpose, address: `198.51.${index >> 7}.${index & 127}` }));
      expect((await take({ purpose })).allowed).toBe(false);
      expect(await allowed(limit + 2, () => ({ purpose, browserId: 'known' }))).toBe(limit);
      expect((await take({ purpose, browserId: 'other' })).allowed).toBe(true);
    },
  );

  test('opens a mailed link also where wrong ones came from its network', async () => {
    expect(await allowed(12, () => ({ purpose: 'mailedLink' }))).toBe(10);
    expect((await take({ purpose: 'mailedLink', browserId: 'known' })).allowed).toBe(true);
  });

  test.each([
    ['resetMail', 5],
    ['receipt', 10],
    ['declaration', 20],
  ] as const)(
    'and its newer ids have 40 of %s in a day, and then the %i of a stranger, so that whoever signs in often fills no mailbox',
    async (purpose, strangers) => {
      const again = (index: number) => ({ purpose, browserId: `sign-in ${index}` });
      expect(await allowed(40, again)).toBe(40);
      expect(await take({ purpose, browserId: 'next' })).toMatchObject({ isKnownBrowser: false });
      expect(await allowed(30, again)).toBe(strangers - 1);
      expect(
        (await take({ ...again(0), account: 'other@geeni.example', address: '198.51.100.1' })).allowed,
      ).toBe(true);
    },
  );

  test.each(['password', 'code'] as const)(
    'and its newer ids have 50 guesses at a %s, and then the 10 of a stranger, so that no kept cookie buys more',
    async (purpose) => {
      const kept = (index: number) => ({ purpose, browserId: `sign-in ${index >> 3}` });
      expect(await allowed(200, kept)).toBe(60);
      expect((await take({ purpose, browserId: 'next', address: '198.51.100.1' })).allowed).toBe(true);
    },
  );

  test('remembers a mail for a day, although its wrong passwords are forgotten after ten minutes', async () => {
    // The runtime lets an alarm of the past go off at once.
    const farMs = Date.UTC(2099, 0, 1);
    await take({ browserId: 'known', purpose: 'receipt' }, farMs);
    await take({ browserId: 'known' }, farMs + MINUTE_MS);
    const alarmMs = await runInDurableObject(knownBrowserObject(), (_, { storage }) => storage.getAlarm());
    expect(alarmMs).toBe(farMs + 24 * 60 * MINUTE_MS);
  });
});

test('A rule of a version that serves beside this one counts nothing here, and keeps nobody out', async () => {
  const asked = JSON.parse('[{ "rule": "ofAnotherVersion", "key": "all" }]');
  const object = objects.ATTEMPTS.getByName('network:ofAnotherVersion:a');
  for (let count = 0; count < 3; count += 1)
    expect(await object.take(asked, NOW_MS)).toEqual({ allowed: true });
  await object.giveBack(asked);
});

describe('Mails to one mailbox', () => {
  test.each(['resetMail', 'receipt'] as const)(
    '%s count together, however the address is spelled',
    async (purpose) => {
      const limit = purpose === 'resetMail' ? 5 : 10;
      const spelled = (index: number) => ({
        purpose,
        account: `o.wner+${index}@gmail.com`,
        address: `198.51.100.${index}`,
      });
      expect(await allowed(15, spelled)).toBe(limit);
      expect((await take({ purpose, account: 'owner@googlemail.com' })).allowed).toBe(false);
      expect((await take({ purpose, account: 'o.wner@gmail.example' })).allowed).toBe(true);
    },
  );

  test('have tags that are accounts of their own where a secret is guessed', async () => {
    expect(await allowed(15, (index) => ({ account: `owner+${index}@x.example` }))).toBe(15);
  });
});

describe('A brand over all networks', () => {
  const fromEverywhere = (purpose: BudgetName) => (index: number) => ({
    purpose,
    account: `person-${index}@x.example`,
    address: `198.51.${index >> 7}.${index & 127}`,
  });

  test.each([
    ['receipt', 150],
    ['declaration', 200],
  ] as const)('has so many of %s: %i', async (purpose, limit) => {
    expect(await allowed(limit + 20, fromEverywhere(purpose))).toBe(limit);
    expect(await take({ purpose })).toMatchObject({ allowed: false, whose: 'brand' });
    expect((await take({ purpose, brand: 'otis' })).allowed).toBe(true);
  });
});

describe('A browser that its owner has forgotten', () => {
  const browser = { brand: 'geeni', account: 'OWNER@geeni.example', browserId: 'known' };

  test('counts as an unknown browser, for every purpose with a counter of its own', async () => {
    await forgetKnownBrowser(objects, browser, NOW_MS);
    const purposes: BudgetName[] = [
      'password',
      'code',
      'mailedLink',
      'codeMail',
      'resetMail',
      'declaration',
      'receipt',
    ];
    expect(purposes).toEqual(
      Object.entries(budgetRules).flatMap(([purpose, { counters }]) =>
        counters.knownBrowser ? [purpose] : [],
      ),
    );
    for (const purpose of purposes) {
      const taken = await take({ purpose, browserId: 'known' });
      expect(taken, purpose).toMatchObject({ allowed: true, isKnownBrowser: false });
    }
    expect(await allowed(20, () => ({ browserId: 'known' }))).toBe(9);
    expect((await take()).allowed).toBe(false);
  });

  test('was forgotten by a version with an object for each purpose, and stays so', async () => {
    await knownBrowserObject().forget(NOW_MS + MINUTE_MS);
    expect(await take({ purpose: 'resetMail', browserId: 'known' })).toMatchObject({ isKnownBrowser: false });
  });

  test('does not affect other browsers of the account, or other accounts', async () => {
    await forgetKnownBrowser(objects, browser, NOW_MS);
    await allowed(12);
    expect((await take()).allowed).toBe(false);
    expect((await take({ browserId: 'own' })).allowed).toBe(true);
    expect((await take({ browserId: 'known', account: 'other@geeni.example' })).allowed).toBe(true);
  });
});
