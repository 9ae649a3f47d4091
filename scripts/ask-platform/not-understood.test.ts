import { describe, expect, it, test } from 'vitest';
import { setFault } from '../../src/sandbox/platform/faults.ts';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { commanded } from './command.fixture.ts';
import { exitCodeOf, troublesOf } from './outcome.ts';
import type { Fetcher } from './recorder.ts';
import { accountIn, asked, wordsOf } from './run.fixture.ts';

const LIST = '/account/subscriptions';
const writing = /^(save|cancel|request|subscribe|migrate|checkout|billingInfoUpdate|store|verify|forgot)/;

/** A platform whose answer to one path has another text. Throws where the text stays the same. */
function reworded(path: string, from: RegExp, to: (all: string) => string) {
  return (platform: Fetcher): Fetcher =>
    async (request) => {
      const answer = await platform(request);
      if (request.method !== 'GET' || !new URL(request.url).pathname.endsWith(path)) return answer;
      const text = await answer.text();
      const changed = text.replaceAll(from, to);
      if (changed === text) throw new Error(`nothing in ${path} is like ${from}`);
      return new Response(changed, answer);
    };
}

const upper = (all: string) => all.toUpperCase().replace(/^"[A-Z_]+":/, (key) => key.toLowerCase());

/** What a platform says that is not understood, and how the reason ends. */
const strange: [what: string, between: (platform: Fetcher) => Fetcher, because: RegExp][] = [
  [
    'the ids of devices in another letter case',
    reworded(LIST, /"(?:device_ids|deviceId|pepperDeviceId)":(?:\[[^\]]*\]|"[^"]*")/g, (all) =>
      all.replace(/:.*/, (ids) => ids.toUpperCase()),
    ),
    /id of a device is in another letter case/,
  ],
  [
    'the codes of plans in another letter case',
    reworded(LIST, /"external_plan_code":"[^"]*"/g, upper),
    /code of a plan is in another letter case/,
  ],
  [
    'dates of a form that nobody knows',
    reworded(LIST, /"renewal_date":"[^"]*"/g, () => '"renewal_date":{"$date":"soon"}'),
    /`renewal_date` has something/,
  ],
  [
    'a word for the state that nobody knows',
    reworded(LIST, /"status":"active"/g, () => '"status":"resting"'),
    /does not understand `resting`/,
  ],
  [
    'an invoice without an id',
    reworded('/paymentHistory', /"invoiceId"/g, () => '"number"'),
    /does not read what `paymentHistory` answered/,
  ],
  [
    'one of the invoices without an id',
    reworded('/paymentHistory', /^([^]*?)"invoiceId"/g, (all) => all.replace('"invoiceId"', '"number"')),
    /leave out paymentHistory/,
  ],
  [
    'devices that their own list does not have',
    reworded('/devices/devices', /"deviceId":"/g, (all) => `${all}of-`),
    /covers a device that the list of devices does not have/,
  ],
  [
    'a profile that is none',
    reworded('/profile', /"pepperUser"/g, () => '"user"'),
    /could not be read whole/,
  ],
  ['no devices', reworded('/devices', /^[^]*$/g, () => '{"message":"Not Found"}'), /could not be read whole/],
];

describe('a run with --changes and --orders changes nothing of an account of which it reads', () => {
  test.each(strange)('%s', async (_what, between, because) => {
    const sandbox = testWorld();
    const before = accountIn(sandbox, 'owner', 'otis');
    const { run, findings } = await asked({ sandbox, between, settings: { orders: true } });
    expect(run.seen.exchanges.map(({ call }) => call).filter((call) => writing.test(call))).toEqual([]);
    expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
    expect(troublesOf({ run })).toEqual([expect.stringMatching(because)]);
    expect(wordsOf(findings, 'cancelPlan answer')).toMatch(because);
    expect(exitCodeOf({ run, findings })).toBeGreaterThan(0);
  });
});

it.each(['no-status', 'listed-twice'] as const)('nor with the dialect %s', async (form) => {
  const { run } = await asked({ forms: [form], settings: { orders: true } });
  expect(run.seen.exchanges.map(({ call }) => call).filter((call) => writing.test(call))).toEqual([]);
  expect(troublesOf({ run })).toEqual([expect.stringContaining('Nothing is changed where')]);
});

describe('the last line of a run with --changes', () => {
  const owner = { ASK_PLATFORM_EMAIL: 'owner@otis.example', ASK_PLATFORM_PASSWORD: 'Passw0rd!' };
  async function lastLine(fetcher: (platform: Fetcher) => Fetcher = (platform) => platform) {
    const sandbox = testWorld();
    const { out } = await commanded(['sandbox', '--brand', 'otis', '--changes'], {
      sandbox,
      env: owner,
      fetcher: () => fetcher((request) => sandbox.fetch(request)),
    });
    return out.trimEnd().split('\n').at(-1);
  }

  it('says that all is as before, and what was compared', async () => {
    expect(await lastLine()).toBe(
      'As before, each compared: the plans, the devices of each plan, the state of each plan, the status of the account and the card.',
    );
  });

  it('says that nothing was changed', async () => {
    expect(await lastLine(strange[0]?.[1])).toBe('Nothing was changed.');
  });

  /** Answers with another text once a plan was cancelled. */
  const afterCancelling = (path: string, from: RegExp, to: string) => (platform: Fetcher) => {
    let isCancelled = false;
    const later = reworded(path, from, () => to)(platform);
    return (request: Request) => {
      isCancelled ||= request.url.endsWith('/users/deletionRequests/cancel');
      return isCancelled && request.url.endsWith(path) ? later(request) : platform(request);
    };
  };

  test.each([
    ['the devices of each plan', LIST, /"(?:device_ids|devices)":\[.*?\],/g, ''],
    ['the state of each plan', LIST, /"status":"active"/g, '"status":"paused"'],
    ['the status of the account', '/profile', /"status":"active"/g, '"status":"frozen"'],
    ['the card', '/billingInfo', /"last_four":"\d+"/g, '"last_four":"0001"'],
    ['the plans', LIST, /^[^]*$/g, '[]'],
  ])('names what is not as before: %s', async (what, path, from, to) => {
    expect(await lastLine(afterCancelling(path, from, to))).toBe(`NOT AS BEFORE: ${what}.`);
  });

  it('says that the account could not be read once more', async () => {
    expect(await lastLine(afterCancelling('/profile', /^[^]*$/g, 'Oops'))).toBe(
      'NOT AS BEFORE: what could not be read once more.',
    );
  });
});

/** A read that fails is told as that, and never as something that the account lacks. */
describe('a read that fails is never “has no”', () => {
  const failing = (path: string, times = 99) => ({
    prepare: ({ world }: ReturnType<typeof testWorld>) =>
      void setFault(world, { brand: 'otis', method: 'GET', path, fault: 'status:500', times }),
  });

  test.each([
    ['the invoices', { ...failing('/paymentHistory') }, 'invoiceDetails context', /could not be read/],
    [
      'the invoices, each left out',
      { between: strange[4]?.[1] ?? ((platform: Fetcher) => platform) },
      'invoiceDetails context',
      /could not be read/,
    ],
    [
      'the plans on sale',
      { brand: 'notion', persona: 'newcomer', between: failingFrom('/listAvailableSubscriptions', 3) },
      'checkoutDelegate context',
      /could not be read/,
    ],
    [
      'the plans of the account',
      { between: failingFrom(LIST, 3) },
      'cancelPlan context',
      /could not be read/,
    ],
    ['the sign-in', { password: 'Mistyped1!' }, 'mfaResendOtp context', /do not match/],
    [
      'a list that is a record',
      {
        settings: { changes: false },
        between: reworded(LIST, /^[^]*$/g, () => '{"subscriptions":"soon"}'),
      },
      'subscriptions answer.status',
      /no answer of the platform|does not read/,
    ],
  ])('%s', async (_what, of, point, words) => {
    const { findings } = await asked(of);
    expect(wordsOf(findings, point)).toMatch(words);
    expect(wordsOf(findings, point)).not.toMatch(/ha(s|ve) no (invoice|plan|device)/);
  });
});

/** A platform that fails at a path from the so many-th request on. */
function failingFrom(path: string, number: number) {
  let count = 0;
  return (platform: Fetcher): Fetcher =>
    async (request) => {
      if (!new URL(request.url).pathname.endsWith(path)) return platform(request);
      count += 1;
      return count < number ? platform(request) : Response.json({ message: 'Oops' }, { status: 500 });
    };
}
