import { describe, expect, it, test } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { platformSession } from '../../../tests/support/test-platform.ts';
import type { PlanOfferText } from '../../components/plans/plan-offer.tsx';
import { CATALOGUE_FRESH_MS } from '../platform/catalogue.ts';
import { loadPlans } from './load-plans.ts';
import { plansText } from './plans-text.ts';
import type { SessionRecord } from '../session/session-record.ts';

const wire = {
  id: 1,
  name: 'Pro',
  external_plan_code: 'pro_m',
  device_quantity: 5,
  billing_cycle: 1,
  billing_order: 20,
  amountInCents: { USD: { _: 799 }, JPY: { _: 1200 } },
  features: { retention: 30 },
  highlights: ['Smart Detection'],
  trial: { duration: 30, unit: 'days' },
};
const premium = {
  ...wire,
  id: 2,
  name: 'Premium',
  external_plan_code: 'premium_m',
  device_quantity: 10,
  billing_order: 30,
  amountInCents: { USD: { _: 999 } },
  features: { retention: 60 },
};
const basic = {
  ...wire,
  id: 3,
  name: 'Basic',
  external_plan_code: 'basic_m',
  device_quantity: 1,
  billing_order: 10,
  amountInCents: { USD: { _: 299 } },
  features: { retention: 7 },
};
const yearly = { ...wire, id: 4, external_plan_code: 'pro_y', billing_cycle: 12, billing_order: 21 };
const legacy = {
  ...wire,
  id: 5,
  name: 'Classic',
  external_plan_code: 'classic_m',
  legacy: true,
  visible: false,
};
const devices = ['Attic', 'Door', 'Garage'].map((name) => ({
  deviceId: name.toLowerCase(),
  name,
  model: 'DB-200',
}));

/** The account's subscription to a plan, with every device on it. */
const held = ({ id, ...plan }: Omit<typeof wire, 'amountInCents'>, changes: object = {}) => ({
  id: 'sub-1',
  plan_config_id: id,
  plan_code: plan.external_plan_code,
  recurly_plan_code: plan.external_plan_code,
  renewal_date: '2127-01-15',
  device_ids: devices.map(({ deviceId }) => deviceId),
  plan_config: plan,
  ...changes,
});

const session: SessionRecord = {
  brand: 'geeni',
  startedAtMs: 0,
  seenAtMs: 0,
  person: { name: 'Olivia', email: 'owner@geeni.example', accountId: 'a-1', status: 'active' },
  platform: platformSession,
};

// Plans are cached for a while, so every test runs later than the one before, and all of them later than those of other
// files.
let nowMs = Date.UTC(2126, 11, 1);

type ChooserParams = {
  query?: string;
  brand?: string;
  country?: string;
  later?: number;
  /** Whether the brand recommends a plan. */
  recommendations?: boolean;
  /** What the platform answers, by path; a number is a status. Without it, the person is a visitor. */
  account?: Record<string, unknown>;
};

async function load(
  plans: unknown,
  {
    query = '',
    brand = 'geeni',
    country = 'US',
    later = CATALOGUE_FRESH_MS,
    recommendations = true,
    account,
  }: ChooserParams = {},
) {
  nowMs += later;
  const { env, story } = fakeEnv((request) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const answer = name === 'plans' ? plans : account?.[name];
    return Response.json(answer, { status: typeof answer === 'number' ? answer : 200 });
  });
  const usual = aContext(`https://account.${brand}.example/plans${query}`, {}, nowMs, env);
  const features = { ...usual.brand.features, recommendations };
  const context = { ...usual, country, brand: { ...usual.brand, features } };
  const { page, cookies } = await loadPlans(context, account && { ...session, brand });
  return { page, cookies, story, context };
}

/** The facts of the chooser, with its words. */
async function chooser(plans: unknown, params: ChooserParams = {}) {
  const { page, context } = await load(plans, params);
  if (page.kind !== 'chooser') throw new Error(`expected the chooser, got ${page.kind}`);
  return { ...page, ...plansText(page, context) };
}
const offersOf = (page: { group: { offers: PlanOfferText[] } | undefined }) => page.group?.offers ?? [];
const own = (subscriptions: unknown[], available: unknown[] = [wire, premium, basic, yearly]) => ({
  subscriptions,
  listAvailableSubscriptions: available,
  devices,
});

describe('the cameras of the person', () => {
  const large = {
    ...premium,
    id: 6,
    name: 'Large',
    external_plan_code: 'large_m',
    amountInCents: { USD: { _: 1_299 } },
  };
  const marks = async (asked: Parameters<typeof own>, of = devices) => {
    const page = await chooser([basic, wire, premium, large], {
      account: { ...own(...asked), devices: of },
    });
    return offersOf(page).map(({ name, covers, mark }) => [name, covers, mark?.text]);
  };
  const all = [basic, wire, premium, large];

  test('each plan says which it covers, and the cheapest for all of them fits', async () => {
    expect(await marks([[], all])).toEqual([
      ['Basic', 'Covers 1 of your 3 cameras', undefined],
      ['Pro', 'Covers Attic, Door, and Garage', 'Fits you'],
      ['Premium', 'Covers Attic, Door, and Garage', undefined],
      ['Large', 'Covers Attic, Door, and Garage', undefined],
    ]);
  });

  test('the plan of the person has its own mark, also where it is the one that fits', async () => {
    expect((await marks([[held(wire)], all])).map(([, , mark]) => mark)).toEqual([
      undefined,
      'Your plan',
      undefined,
      undefined,
    ]);
  });

  test('a plan that cannot be chosen does not fit', async () => {
    expect((await marks([[], [premium, large]])).map(([, , mark]) => mark)).toEqual([
      undefined,
      undefined,
      'Fits you',
      undefined,
    ]);
  });

  test.each<[string, typeof devices, string]>([
    ['one is named', devices.slice(0, 1), 'Covers Attic'],
    ['four are only counted', [...devices, { ...devices[0]!, deviceId: 'shed' }], 'Covers your 4 cameras'],
  ])('of the cameras that fit, %s', async (_, of, covers) => {
    expect((await marks([[], all], of)).at(-1)?.[1]).toBe(covers);
  });

  test('none is marked at a brand that recommends no plan; what each covers is a fact', async () => {
    const page = await chooser(all, { account: own([], all), recommendations: false });
    expect(offersOf(page).map(({ mark }) => mark)).toEqual([undefined, undefined, undefined, undefined]);
    expect(offersOf(page)[1]?.covers).toBe('Covers Attic, Door, and Garage');
  });

  test('nothing is said to a person without a camera', async () => {
    expect((await marks([[], all], [])).flatMap(([, covers, mark]) => [covers, mark])).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
  });
});

describe('what the brand sells', () => {
  it('a plan in words, and the sign-in link for a visitor', async () => {
    expect(offersOf(await chooser([wire], { query: '?promoCode=SAVE' }))).toEqual([
      {
        id: '1',
        name: 'Pro',
        detail: undefined,
        price: '$7.99',
        per: '/mo',
        eachMonth: undefined,
        summary: 'Pro · $7.99/mo',
        trial: '30-day free trial for new subscribers',
        mark: undefined,
        features: ['Up to 5 cameras', '30 days of video'],
        highlights: ['Smart Detection'],
        difference: undefined,
        choice: {
          kind: 'signIn',
          href: '/login?redirectUri=%2Fplans%3FplanId%3D1%26promoCode%3Dsave%26price%3D799USD',
          text: 'Sign in to choose',
        },
      },
    ]);
  });

  test.each([
    [{ features: { retention: 1 }, device_quantity: 1 }, ['1 camera', '24 hours of video']],
    [{ features: { retention: 0 }, device_quantity: 2 }, ['Up to 2 cameras', 'No video storage']],
  ])('%j', async (changes, features) => {
    const page = await chooser([{ ...wire, ...changes, highlights: [] }]);
    expect(offersOf(page)).toMatchObject([{ features }]);
  });

  test.each([
    ['JP', '¥1,200'],
    ['GB', '$7.99'],
  ])('in %s: %s', async (country, price) => {
    expect(offersOf(await chooser([wire], { country }))).toMatchObject([{ price }]);
  });

  test.each([
    ['geeni', ['Monthly', 'Yearly']],
    ['visi', ['Monthly', 'Yearly', 'Two years']],
  ])('%s has the tabs %j', async (brand, labels) => {
    const plans = [1, 12, 24].map((months) => ({ ...wire, id: months, billing_cycle: months }));
    const page = await chooser(plans, { brand });
    expect(page.tabs.map(({ label }) => label)).toEqual(labels);
  });

  it('a tab without plans is not shown', async () => {
    expect(await chooser([])).toMatchObject({ tabs: [], group: undefined, coversNone: undefined });
  });

  it('a free plan is free', async () => {
    const free = { ...wire, billing_cycle: 0, external_plan_code: 'lite', amountInCents: { USD: { _: 0 } } };
    expect(offersOf(await chooser([free]))).toMatchObject([{ price: 'Free', per: undefined }]);
  });

  it('a paid plan whose price is not known is never called free', async () => {
    expect(JSON.stringify(offersOf(await chooser([{ ...wire, amountInCents: {} }])))).not.toContain('Free');
  });
});

describe('the open tab follows the plan in the address, then the term, then the current plan', () => {
  test.each([
    ['', undefined, 'monthly'],
    ['?term=yearly', undefined, 'yearly'],
    ['?term=twoYears', undefined, 'monthly'],
    ['?planId=4', undefined, 'yearly'],
    ['?planId=4&term=monthly', undefined, 'yearly'],
    ['?planId=4&planId=1', undefined, 'yearly'],
    ['?planId=nothing', undefined, 'monthly'],
    ['', yearly, 'yearly'],
    ['?term=monthly', yearly, 'monthly'],
  ])('%s, today %o: %s', async (query, today, term) => {
    const account = today && own([held(today)]);
    const page = await chooser([wire, yearly], { query, ...(account ? { account } : {}) });
    expect(page.group?.term).toBe(term);
  });

  it('the tabs keep the promo code, and the plan only in its own tab', async () => {
    const page = await chooser([wire, yearly], { query: '?planId=4&promoCode=Save' });
    expect(page.tabs.map(({ href, current }) => [href, current])).toEqual([
      ['/plans?term=monthly&promoCode=save', false],
      ['/plans?planId=4&term=yearly&promoCode=save', true],
    ]);
  });
});

describe('what a signed-in person may choose', () => {
  const kinds = (page: Awaited<ReturnType<typeof chooser>>) =>
    offersOf(page).map(({ name, choice }) => [name, choice?.kind, choice?.text]);

  // This test runs first: in the others the call about trials fails, and that opens its circuit for a while.
  it('shows a free trial only where it is offered to a person who does not pay', async () => {
    const trialOf = async (account: object) =>
      offersOf(await chooser([wire], { account: { ...account } })).find(({ id }) => id === '1')?.trial;
    // The last segment of GET /subscriptions/{accountId}.
    const eligible = { 'a-1': { trialEligibility: { plans: ['pro_m'] } } };
    expect(await trialOf({ ...own([]), ...eligible })).toBe('30-day free trial');
    expect(await trialOf({ ...own([], [{ ...wire, trial: null }]), ...eligible })).toBeUndefined();
    expect(await trialOf({ ...own([held(premium)]), ...eligible })).toBeUndefined();
    for (const others of [
      { trialEligibility: { plans: [] } },
      { trialEligibility: { plans: ['x'] } },
      {},
      500,
      401,
    ])
      expect(await trialOf({ ...own([]), 'a-1': others })).toBeUndefined();
  });

  it('select, current, selected', async () => {
    const page = await chooser([wire, premium, basic], { account: own([held(wire)]), query: '?planId=2' });
    expect(kinds(page)).toEqual([
      ['Basic', 'open', 'Select plan'],
      ['Pro', 'open', 'Current Plan'],
      ['Premium', 'open', 'Select plan'],
    ]);
    expect(offersOf(page).map(({ choice }) => choice?.kind === 'open' && choice.isSelected)).toEqual([
      false,
      false,
      true,
    ]);
    expect(page.canChoose).toBe(true);
  });

  it('says what differs from the current plan', async () => {
    const page = await chooser([wire, premium, basic, yearly], { account: own([held(wire)]) });
    expect(offersOf(page).map(({ difference, features }) => [difference, ...features])).toEqual([
      ['$5.00 less a month', '1 camera (4 fewer)', '7 days of video (23 fewer)'],
      [undefined, 'Up to 5 cameras', '30 days of video'],
      ['$2.00 more a month', 'Up to 10 cameras (5 more)', '60 days of video (30 more)'],
    ]);
    const other = await chooser([wire, yearly], { account: own([held(wire)]), query: '?term=yearly' });
    expect(offersOf(other)[0]?.difference).toBeUndefined();
  });

  it('says once that no plan covers all cameras', async () => {
    const cameras = Array.from({ length: 6 }, (_, index) => ({
      deviceId: `d${index}`,
      name: `Camera ${index}`,
    }));
    const told = async (plans: object[]) =>
      (await chooser(plans, { account: { ...own([held(wire)], plans), devices: cameras } })).coversNone;
    expect(await told([wire, basic])).toBe('No plan covers all 6 of your cameras.');
    expect(await told([wire, premium])).toBeUndefined();
  });

  it('says in one line what each plan is, its price, and how much more or less that is', async () => {
    const page = await chooser([wire, premium, basic], { account: own([held(wire)]) });
    expect(offersOf(page).map(({ summary }) => summary)).toEqual([
      'Basic · $2.99/mo · $5.00 less a month',
      'Pro · $7.99/mo',
      'Premium · $9.99/mo · $2.00 more a month',
    ]);
  });

  it('adds the number of cameras to two plans of one name', async () => {
    const larger = { ...wire, id: 9, external_plan_code: 'pro_8_m', device_quantity: 8 };
    const page = await chooser([wire, larger, basic]);
    expect(offersOf(page).map(({ name, detail }) => [name, detail])).toEqual([
      ['Basic', undefined],
      ['Pro', '5 cameras'],
      ['Pro', '8 cameras'],
    ]);
    expect(offersOf(page).map(({ summary }) => summary)).toContain('Pro, 8 cameras · $7.99/mo');
  });

  it('says what a yearly plan costs each month, and what it saves where it does, on the tab too', async () => {
    const byYear = { ...yearly, amountInCents: { USD: { _: 7_999 } } };
    const page = await chooser([wire, byYear], { query: '?term=yearly' });
    expect(offersOf(page)[0]?.eachMonth).toBe('$6.67 a month, save 16%');
    expect(page.tabs.map(({ label, note }) => [label, note])).toEqual([
      ['Monthly', undefined],
      ['Yearly', 'Save 16%'],
    ]);
    const premiumYear = {
      ...premium,
      id: 8,
      external_plan_code: 'premium_y',
      billing_cycle: 12,
      amountInCents: { USD: { _: 11_988 } },
    };
    const mixed = await chooser([wire, byYear, premium, premiumYear], { query: '?term=yearly' });
    expect(offersOf(mixed).map(({ eachMonth }) => eachMonth)).toEqual([
      '$6.67 a month, save 16%',
      '$9.99 a month',
    ]);
    expect(mixed.tabs[1]?.note).toBe('Save up to 16%');
  });

  it('says whether the person has a plan to change', async () => {
    expect((await chooser([wire], { account: own([], [wire]) })).hasPlan).toBe(false);
    expect((await chooser([wire], { account: own([held(wire)]) })).hasPlan).toBe(true);
  });

  it('says above the plans what will follow the current plan, with the link that takes it back', async () => {
    const pendingSubscription = {
      billing_cycle: 1,
      pepper_name: 'Basic',
      recurly_plan_code: 'basic_m',
      effectiveDate: '2127-01-15',
    };
    const page = await chooser([wire, basic], { account: own([held(wire, { pendingSubscription })]) });
    expect(page.alerts).toEqual([
      {
        kind: 'info',
        text: 'Pro is set to change to Basic on January 15, 2127.',
        link: { href: '/keep-plan?subscriptionId=sub-1', label: 'Keep Pro' },
      },
    ]);
  });

  it('shows the price on the button where the brand does', async () => {
    const page = await chooser([wire, basic], { brand: 'visi', account: own([], [wire, basic]) });
    expect(kinds(page).map(([, , text]) => text)).toEqual([
      '$2.99/mo, 1 device',
      '$7.99/mo, up to 5 devices',
    ]);
  });

  it('shows and marks a legacy plan only to the person who has it', async () => {
    const page = await chooser([wire, legacy], { account: own([held(legacy)], [wire]) });
    expect(offersOf(page)).toMatchObject([
      { name: 'Pro', mark: { kind: 'recommended', text: 'Fits you' } },
      {
        name: 'Classic',
        mark: { kind: 'today', text: 'Your older plan' },
        choice: { isToday: true, isLegacy: true },
      },
    ]);
    expect(offersOf(await chooser([wire, legacy]))).toHaveLength(1);
  });

  it('offers no plan that is pending, billed through Apple or not for this account', async () => {
    const pendingSubscription = { billing_cycle: 1, pepper_name: 'Basic', recurly_plan_code: 'basic_m' };
    const pending = await chooser([wire, basic], { account: own([held(wire, { pendingSubscription })]) });
    expect(kinds(pending)[0]).toEqual(['Basic', 'closed', 'Change pending']);

    const apple = await chooser([wire, basic], {
      account: own([held(wire, { provider: 'apple' })], [wire, basic]),
    });
    expect(kinds(apple)).toEqual([
      ['Basic', 'closed', 'Not available'],
      ['Pro', 'closed', 'Current Plan'],
    ]);
    expect(apple.canChoose).toBe(false);
    expect(apple.alerts).toMatchObject([{ kind: 'info', text: expect.stringContaining('through Apple') }]);

    const other = await chooser([wire, basic], { account: own([held(wire)], [wire]) });
    expect(offersOf(other)[0]?.choice).toMatchObject({ why: 'Not available for your account.' });
  });

  it('a paid plan of unknown price says so and cannot be chosen', async () => {
    const unpriced = { ...premium, amountInCents: { USD: { _: 'ask us' } } };
    const [offer] = offersOf(await chooser([unpriced], { account: own([], [unpriced]) }));
    expect(offer).toMatchObject({
      price: undefined,
      choice: { kind: 'closed', text: 'Not available', why: 'We don’t know its price right now.' },
    });
  });

  test.each([
    ['current', 'You already have a subscription to this plan.'],
    ['pending', 'Your plan is already set to change to this one.'],
    ['notOffered', 'This plan is not available for your account.'],
    [
      'unavailable',
      'Sorry, we are unable to retrieve your information at this time. Please try again later.',
    ],
  ])('the notice %s', async (notice, text) => {
    const page = await chooser([wire], { account: own([held(wire)]), query: `?notice=${notice}` });
    expect(page.alerts).toMatchObject([{ text }]);
  });
});

describe('the question before something is lost', () => {
  const asking = (query: string, account: Record<string, unknown> = own([held(wire)])) =>
    chooser([wire, premium, basic, yearly], { account, query });

  it('says what is lost, from when on, and where to go', async () => {
    expect((await asking('?planId=3&confirm=1&promoCode=SAVE')).question).toEqual({
      title: 'Change to Basic?',
      lines: [
        'Your video history goes from 30 days to 7 days. Anything older is deleted.',
        '2 of your 3 covered cameras will no longer be covered. For these devices, we’ll keep only the video that’s free. Anything older is deleted.',
      ],
      since: 'This takes effect on January 15, 2127, when the period you paid for ends.',
      isLoss: true,
      notNow: { href: '/plans?planId=3&promoCode=save', label: 'Not Now' },
      yes: 'Yes, I’m Sure',
      planId: '3',
    });
  });

  it('names and draws the cameras a free plan leaves out', async () => {
    const free = { ...basic, id: 9, name: 'Lite', external_plan_code: 'no_plan', billing_cycle: 0 };
    const { question, lostCameras } = await asking('?planId=9&confirm=1', {
      ...own([held(wire)], [wire, free]),
      geeni: [{ model: 'DB-200', name: 'Video Doorbell' }],
    });
    expect(question).toMatchObject({
      lines: [expect.stringContaining('30 days'), 'These 2 cameras will no longer be covered:'],
    });
    const bell = { model: 'Video Doorbell', kind: 'doorbell' };
    expect(lostCameras).toEqual({
      label: 'These 2 cameras will no longer be covered:',
      devices: {
        first: [
          { id: 'door', name: 'Door', ...bell },
          { id: 'garage', name: 'Garage', ...bell },
        ],
        more: undefined,
      },
    });
  });

  it('says what changes where nothing is lost', async () => {
    const { question } = await asking('?planId=1&confirm=1', own([held(yearly)]));
    expect(question).toMatchObject({
      isLoss: false,
      lines: [
        'Your cameras stay covered, and we keep your video for as long as we do today.',
        'What changes: $7.99 per month instead of $7.99 per year.',
      ],
    });
  });

  test.each([
    '?planId=2&confirm=1',
    '?planId=1&confirm=1',
    '?planId=nothing&confirm=1',
    '?confirm=1',
    '?planId=3',
  ])('is not asked for %s', async (query) => {
    expect((await asking(query)).question).toBeUndefined();
  });
});

describe('when the platform gives no answer', () => {
  const account = own([held(wire)]);

  test.each([
    ['subscriptions', 401],
    ['listAvailableSubscriptions', 401],
    ['devices', 401],
  ])('%s: %i ends the session, and leads back here', async (name, status) => {
    const { page, cookies } = await load([wire], {
      account: { ...account, [name]: status },
      query: '?planId=1',
    });
    expect(page).toEqual({ kind: 'redirect', to: '/login?redirectUri=%2Fplans%3FplanId%3D1&reason=ended' });
    expect(cookies.join()).toContain('__Host-session=;');
  });

  test.each(['subscriptions', 'listAvailableSubscriptions'])(
    'for %s the plans are shown and cannot be chosen',
    async (name) => {
      const page = await chooser([wire], { account: { ...account, [name]: 500 } });
      expect(page).toMatchObject({ canChoose: false, alerts: [{ kind: 'error', link: { href: '/plans' } }] });
      expect(offersOf(page)).toMatchObject([{ price: '$7.99', choice: undefined }]);
    },
  );

  it('for devices the page leads to /error', async () => {
    const { page } = await load([wire], { account: { ...account, devices: 500 } });
    expect(page).toEqual({ kind: 'redirect', to: '/error?redirectUri=%2Fplans' });
  });

  it('reads each fact once in one batch', async () => {
    const { story } = await load([wire], { account });
    expect(story.map((line) => line.split('/').at(-1)).toSorted()).toEqual([
      'devices',
      'listAvailableSubscriptions',
      'plans',
      'subscriptions',
    ]);
  });
});

describe('the plans are read from the platform at most every five minutes', () => {
  it('and again after that', async () => {
    expect((await load([wire])).story).toEqual(['platform GET /configuration/plans']);
    expect((await load([], { later: CATALOGUE_FRESH_MS - 1 })).story).toEqual([]);
    expect((await load([], { later: 1 })).story).toEqual(['platform GET /configuration/plans']);
  });

  it('for each brand', async () => {
    await load([wire], { brand: 'geeni' });
    expect((await load([wire], { brand: 'notion', later: 0 })).story).toHaveLength(1);
  });

  it('and the last ones are shown for a day while the read fails, with their time', async () => {
    expect((await chooser([wire])).stale).toBeUndefined();
    expect((await chooser(500)).stale).toMatch(/^These plans are from Dec \d+, 2126, \d+:\d\d/);
    const { page } = await load(500, { later: 24 * 60 * 60_000 });
    expect(page).toEqual({ kind: 'unavailable', again: '/plans' });
  });

  it('and a failed read is not kept', async () => {
    const { page } = await load(500, { later: 48 * 60 * 60_000, query: '?planId=1&notice=current' });
    expect(page).toEqual({ kind: 'unavailable', again: '/plans?planId=1' });
    expect((await load([wire], { later: 0 })).page).toMatchObject({ kind: 'chooser' });
  });
});
