import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cardToken, owner } from '../../support/billing.ts';
import { type Buyer, buyer, charged, get, post, hearing } from '../../support/buyer.ts';
import { chooseDevices, deviceForm, devicesPage } from '../../support/devices.ts';
import { PLAN_PAGES } from '../../support/contradictions.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { delayEveryRead } from '../../support/read-lag.ts';
import { type Answer, postJson } from '../../support/portal.ts';
import { callsTo, sandbox } from '../../support/sandbox.ts';
import { inTurn } from '../../support/suite.ts';

beforeEach(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

async function orders(who: Buyer, planId: string): Promise<Answer> {
  await post(who, '/api/plans/choose', { planId, confirmed: 'yes' });
  const { fields } = formTo((await get(who, '/order-summary')).text, '/api/orders/submit');
  return post(who, '/api/orders/submit', { ...fields, terms: 'accepted' });
}

async function cancels(who: Buyer): Promise<Answer> {
  const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
  return post(who, '/api/cancel', fields);
}

async function keeps(who: Buyer): Promise<Answer> {
  const page = await get(who, '/keep-plan');
  return post(who, '/api/plans/keep', formTo(page.text, '/api/plans/keep').fields);
}

async function savesDevices(who: Buyer): Promise<Answer> {
  const form = deviceForm(await devicesPage(who));
  return chooseDevices(who, form, form.ticked.slice(0, 1), true);
}

async function migrates({ brand, cookie }: Buyer): Promise<Answer> {
  await postJson('/api/migration/check', {}, { brand, cookie });
  return postJson('/api/migration/attempt', {}, { brand, cookie });
}

async function storesCard(who: Buyer): Promise<Answer> {
  const token = await cardToken('ok', { lastFour: '9999' });
  return post(who, '/api/billing/store', { provider: 'recurly', from: 'payment', token, ...owner });
}

/**
 * A change, and what the pages say after it. `says`: while the lists are old, by page. `after`: once they show it. `never`: on no
 * page, neither before nor after that.
 */
type Row = {
  change: string;
  brand: string;
  persona: string;
  before?: (who: Buyer) => Promise<unknown>;
  makes: (who: Buyer) => Promise<Answer>;
  leads: RegExp;
  says: [path: string, words: RegExp][];
  after: [path: string, words: RegExp][];
  never: RegExp;
};

const UNSURE = 'still checking|heard back|couldn’t find|Oops|Something went wrong';

const rows: Row[] = [
  {
    change: 'a cancellation',
    brand: 'geeni',
    persona: 'owner',
    makes: cancels,
    leads: /^\/subscriptions$/,
    says: [
      [
        '/subscriptions',
        /Your plan is cancelled\. See the confirmation .*Ends on .* You won’t be charged for this plan again\./,
      ],
      ['/plans', /Plus is set to end on/],
      ['/keep-plan', /Keep Plus\?/],
    ],
    after: [
      ['/subscriptions', /Ends on .* You won’t be charged for this plan again\./],
      ['/plans', /Plus is set to end on/],
    ],
    never: /Cancel Plan|Next charge/,
  },
  {
    change: 'a plan that is kept',
    brand: 'geeni',
    persona: 'owner',
    before: cancels,
    makes: keeps,
    leads: /^\/subscriptions$/,
    says: [
      ['/subscriptions', /You keep Plus\. It continues as before\. .* Next charge on/],
      ['/payment', /Next charge [$]/],
    ],
    after: [
      ['/subscriptions', /Next charge on/],
      ['/payment', /Next charge [$]/],
    ],
    never:
      /Plus until \S+ \d+, \d+\. Then|Ends on \S+ \d+, \d+ You won’t|set to end|Keep Plus|Thank you for your order|Pending change/,
  },
  {
    change: 'a smaller plan for later',
    brand: 'geeni',
    persona: 'owner',
    makes: (who) => orders(who, 'plan-geeni_basic_m'),
    leads: /^\/order-summary$/,
    says: [
      ['/subscriptions', /Thank you for your order\. Basic starts on .* Plus until .*\. Then Basic/],
      ['/plans', /Plus is set to change to Basic on/],
      ['/order-summary', /Today \$0\.00/],
    ],
    after: [
      ['/subscriptions', /Plus until .*\. Then Basic/],
      ['/plans', /Plus is set to change to Basic on/],
    ],
    never: /Next charge on/,
  },
  {
    change: 'a bigger plan at once',
    brand: 'geeni',
    persona: 'owner',
    makes: (who) => orders(who, 'plan-geeni_premium_m'),
    leads: /^\/order-summary$/,
    says: [
      ['/subscriptions', /Thank you for your order\. You now have Premium\. .* Premium .* Updating/],
      ['/plans', /Your last change is confirmed\./],
      ['/order-summary', /Today \$4\.00/],
    ],
    after: [
      ['/subscriptions', /Premium .* Next charge on .* of 10 Devices/],
      ['/plans', /Premium Your plan/],
    ],
    never: /Plus Monthly|Plus Your plan|Keep Plus/,
  },
  {
    change: 'a first plan',
    brand: 'momentum',
    persona: 'newcomer',
    before: storesCard,
    makes: (who) => orders(who, 'plan-momentum_30_m'),
    leads: /^\/order-summary$/,
    says: [['/subscriptions', /Thank you for your order\. .* 30-Day .* Updating/]],
    after: [['/subscriptions', /30-Day .* Free Trial - Expires on/]],
    never: /No plan found|View Plans/,
  },
  {
    change: 'a choice of devices',
    brand: 'geeni',
    persona: 'owner',
    makes: savesDevices,
    leads: /^\/manage-devices\?subscriptionId=/,
    says: [['/subscriptions', /1 of 2 Devices .* 2 cameras are not covered/]],
    after: [['/subscriptions', /1 of 2 Devices .* 2 cameras are not covered/]],
    never: /2 of 2 Devices/,
  },
  {
    change: 'a migration',
    brand: 'momentum',
    persona: 'migrating',
    makes: migrates,
    leads: /^$/,
    says: [['/subscriptions', /30-Day Monthly Updating Your change is confirmed\./]],
    after: [['/subscriptions', /30-Day .* Next charge on/]],
    never: /14-Day Classic/,
  },
  {
    change: 'a card',
    brand: 'geeni',
    persona: 'owner',
    makes: storesCard,
    leads: /^\/payment$/,
    says: [['/payment', /Your card is saved\. It will be used for every charge from now on\. .* 9999/]],
    after: [['/payment', /9999/]],
    never: /unable to save|not saved|No credit card/,
  },
];

const lags = [1_000, 3_000, 20_000];

describe.each(lags)('What the platform confirmed is done, while its lists are %d ms old', (lagMs) => {
  const turn = lags.indexOf(lagMs);
  const itsRows = inTurn(rows, { turn, turns: lags.length });
  test.each(itsRows.map((row) => [row.change, row.brand, row] as const))(
    '%s at %s',
    async (_change, brand, { persona, before, makes, leads, says, after, never }) => {
      const who = await buyer(brand, persona);
      await before?.(who);
      await delayEveryRead(brand, lagMs);
      const answer = await makes(who);
      expect(answer.location ?? '').toMatch(leads);
      const told = hearing(who, answer);
      const wrong = new RegExp(`${never.source}|${UNSURE}`);
      const reads = async (expected: Row['says']) => {
        for (const [path, words] of expected) {
          const page = await get(told, path);
          expect(wordsOf(page.text), path).toMatch(words);
        }
        for (const path of PLAN_PAGES) expect(wordsOf((await get(who, path)).text), path).not.toMatch(wrong);
      };
      // A list that is one second old may show the change already.
      await reads(lagMs > 1_000 ? says : []);
      await sandbox.advanceClock(lagMs);
      await reads(after);
    },
  );
});

describe('The same change again, while the list is old', () => {
  test('a plan that is cancelled is cancelled: nothing is sent, and nothing went wrong', async () => {
    const who = await buyer('geeni', 'owner');
    const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
    await delayEveryRead('geeni', 60_000);
    await sandbox.clearLog();
    expect((await post(who, '/api/cancel', fields)).location).toBe('/subscriptions');
    expect((await post(who, '/api/cancel', fields)).location).toBe('/subscriptions');
    expect((await get(who, '/cancel-plan')).location).toBe('/subscriptions');
    expect(await callsTo('/cancelPlan')).toBe(1);
  });

  test('devices that are saved are saved', async () => {
    const who = await buyer('geeni', 'owner');
    const form = deviceForm(await devicesPage(who));
    await delayEveryRead('geeni', 60_000);
    await sandbox.clearLog();
    const [first, again] = [
      await chooseDevices(who, form, form.ticked.slice(0, 1), true),
      await chooseDevices(who, form, form.ticked.slice(0, 1), true),
    ];
    expect([first.location, again.location]).toEqual([first.location, first.location]);
    expect(await callsTo('/saveDevices')).toBe(1);
  });

  test('another change waits, and says so', async () => {
    const who = await buyer('geeni', 'owner');
    const { fields } = formTo((await get(who, '/cancel-plan?step=confirm')).text, '/api/cancel');
    await delayEveryRead('geeni', 60_000);
    await orders(who, 'plan-geeni_basic_m');
    expect((await post(who, '/api/cancel', fields)).location).toBe(
      '/error-status?error_code=cancel_under_way',
    );
    expect(await charged(who)).toEqual([]);
  });
});

describe('What was done is said to the account that did it, and to no other in the same browser', () => {
  test.each<[string, (who: Buyer) => Promise<Answer>, path: string, words: string]>([
    ['a cancellation', cancels, '/subscriptions', 'Your plan is cancelled.'],
    ['a choice of devices', savesDevices, '/manage-devices', 'Your changes are saved.'],
    ['a card', storesCard, '/payment', 'Your card is saved.'],
    [
      'what was typed beside a refused card',
      async (who) =>
        post(who, '/api/billing/store', {
          provider: 'recurly',
          from: 'payment',
          token: await cardToken('declined'),
          ...owner,
          city: 'Wonderland',
        }),
      '/billing?from=payment',
      'Wonderland',
    ],
  ])('%s', async (_what, does, path, words) => {
    const [who, other] = [await buyer('geeni', 'owner'), await buyer('geeni', 'yearly')];
    const answer = await does(who);
    const read = async (reader: Buyer) => (await get(hearing(reader, answer), path)).text.includes(words);
    expect([await read(other), await read(who)]).toEqual([false, true]);
  });
});

describe('A cancelled plan that is no longer running', () => {
  afterEach(() => sandbox.speak([], 'geeni'));

  test('and no longer listed: My Plan says that it is cancelled, and that there is no plan', async () => {
    await sandbox.speak(['cancelled-gone'], 'geeni');
    const who = await buyer('geeni', 'trial');
    const answer = await cancels(who);
    expect(answer.location).toBe('/subscriptions');
    expect(wordsOf((await get(hearing(who, answer), '/subscriptions')).text)).toContain(
      'Your plan is cancelled. See the confirmation You don’t have a plan right now. You aren’t being charged for a plan.',
    );
  });

  test.each([
    ['paused', 0],
    ['paused', 60_000],
    ['unclear', 60_000],
  ])(
    '%s, while the lists are %d ms old: it stays so, and nothing more is offered',
    async (persona, lagMs) => {
      const who = await buyer('geeni', persona);
      if (lagMs > 0) await delayEveryRead('geeni', lagMs);
      await cancels(who);
      for (let passedMs = 0; passedMs <= 16 * 60_000; passedMs += 8 * 60_000) {
        const words = wordsOf((await get(who, '/subscriptions')).text);
        // The sandbox ends a paused plan at once, and any other one with its period.
        expect(words).toMatch(
          /No Plan Free|(Ends on |Your plan is cancelled\.).*(This plan is paused|We can’t tell the status)/,
        );
        expect(words).not.toMatch(/Keep Plus|Cancel Plan|isn’t on your account|couldn’t find/);
        expect((await get(who, '/cancel-plan')).location).toBe('/subscriptions');
        await sandbox.advanceClock(8 * 60_000);
      }
    },
  );
});
