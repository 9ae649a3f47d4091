import { describe, expect, it, test } from 'vitest';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { commanded } from './command.fixture.ts';
import { exitCodeOf, troublesOf } from './outcome.ts';
import { answering, type RunParams, asked, changesIn, failing, rewording, wordsOf } from './run.fixture.ts';

const LIST = '/account/subscriptions';
const upper = (all: string) => all.toUpperCase().replace(/^"[A-Z_]+":/, (key) => key.toLowerCase());
const withoutInvoiceId = rewording('/paymentHistory', /"invoiceId"/g, '"number"');
const upperDevices = rewording(
  LIST,
  /"(?:device_ids|deviceId|pepperDeviceId)":(?:\[[^\]]*\]|"[^"]*")/g,
  (all) => all.replace(/:.*/, (ids) => ids.toUpperCase()),
);

/** What a platform says that is not understood, and how the reason ends. */
const strange: readonly [what: string, of: RunParams, because: RegExp][] = [
  ['the ids of devices in another letter case', upperDevices, /id of a device is in another letter case/],
  [
    'the codes of plans in another letter case',
    rewording(LIST, /"external_plan_code":"[^"]*"/g, upper),
    /code of a plan is in another letter case/,
  ],
  [
    'dates of a form that nobody knows',
    rewording(LIST, /"renewal_date":"[^"]*"/g, '"renewal_date":{"$date":"soon"}'),
    /`renewal_date` has something/,
  ],
  [
    'a word for the state that nobody knows',
    rewording(LIST, /"status":"active"/g, '"status":"resting"'),
    /does not understand `resting`/,
  ],
  ['an invoice without an id', withoutInvoiceId, /does not read what `paymentHistory` answered/],
  [
    'one of the invoices without an id',
    rewording('/paymentHistory', /^([^]*?)"invoiceId"/g, '$1"number"'),
    /leave out paymentHistory/,
  ],
  [
    'devices that their own list does not have',
    rewording('/devices/devices', /"deviceId":"/g, '$&of-'),
    /covers a device that the list of devices does not have/,
  ],
  ['a profile that is none', rewording('/profile', /"pepperUser"/g, '"user"'), /could not be read whole/],
  [
    'no devices',
    rewording('/devices/devices', /^[^]*$/g, '{"message":"Not Found"}'),
    /could not be read whole/,
  ],
  ['the dialect no-status', { forms: ['no-status'] }, /Nothing is changed where/],
  ['the dialect listed-twice', { forms: ['listed-twice'] }, /Nothing is changed where/],
];

describe('a run with --changes and --orders changes nothing of an account of which it reads', () => {
  test.each(strange)('%s', async (_what, of, because) => {
    const { run, findings, before, after } = await asked({ ...of, settings: { orders: true } });
    expect(changesIn(run)).toEqual([]);
    expect(after).toEqual(before);
    expect(troublesOf({ run })).toEqual([expect.stringMatching(because)]);
    expect(wordsOf(findings, 'cancelPlan answer')).toMatch(because);
    expect(exitCodeOf({ run, findings })).toBeGreaterThan(0);
  });
});

describe('the last line of a run with --changes', () => {
  async function lastLine({ between = (platform) => platform }: RunParams = {}) {
    const sandbox = testWorld();
    const { out } = await commanded(['sandbox', '--brand', 'otis', '--changes'], {
      sandbox,
      as: 'owner@otis',
      fetcher: () => between((request) => sandbox.fetch(request)),
    });
    return out.trimEnd().split('\n').at(-1);
  }

  it('says that all is as before, and what was compared', async () => {
    expect(await lastLine()).toBe(
      'As before, each compared: the plans, the devices of each plan, the state of each plan, the status of the account and the card.',
    );
  });

  it('says that nothing was changed', async () => {
    expect(await lastLine(upperDevices)).toBe('Nothing was changed.');
  });

  test.each([
    ['the devices of each plan', LIST, /"(?:device_ids|devices)":\[.*?\],/g, ''],
    ['the state of each plan', LIST, /"status":"active"/g, '"status":"paused"'],
    ['the status of the account', '/profile', /"status":"active"/g, '"status":"frozen"'],
    ['the card', '/billingInfo', /"last_four":"\d+"/g, '"last_four":"0001"'],
    ['the plans', LIST, /^[^]*$/g, '[]'],
    ['what could not be read once more', '/profile', /^[^]*$/g, 'Oops'],
  ])('names what is not as before: %s', async (what, path, from, to) => {
    let isCancelled = false;
    const line = await lastLine({
      between: (platform) => {
        const later = rewording(path, from, to).between(platform);
        return (request) => {
          isCancelled ||= request.url.endsWith('/users/deletionRequests/cancel');
          return isCancelled ? later(request) : platform(request);
        };
      },
    });
    expect(line).toBe(`NOT AS BEFORE: ${what}.`);
  });
});

/** A platform that fails at a path from the so many-th request on. */
function failingFrom(path: string, number: number): RunParams {
  let count = 0;
  return answering(path, async (request, platform) => {
    count += 1;
    return count < number ? platform(request) : Response.json({ message: 'Oops' }, { status: 500 });
  });
}

/** A read that fails is told as that, and never as something that the account lacks. */
test.each<[what: string, of: RunParams, point: string, words: RegExp]>([
  [
    'the invoices',
    failing(['GET', '/paymentHistory', 'status:500']),
    'invoiceDetails context',
    /could not be read/,
  ],
  ['the invoices, each left out', withoutInvoiceId, 'invoiceDetails context', /could not be read/],
  [
    'the plans on sale',
    { brand: 'notion', persona: 'newcomer', ...failingFrom('/listAvailableSubscriptions', 3) },
    'checkoutDelegate context',
    /could not be read/,
  ],
  ['the plans of the account', failingFrom(LIST, 3), 'cancelPlan context', /could not be read/],
  ['the sign-in', { password: 'Mistyped1!' }, 'mfaResendOtp context', /do not match/],
  [
    'a list that is a record',
    { settings: { changes: false }, ...rewording(LIST, /^[^]*$/g, '{"subscriptions":"soon"}') },
    'subscriptions answer.status',
    /no answer of the platform|does not read/,
  ],
])('a read that fails is never “has no”: %s', async (_what, of, point, words) => {
  const { findings } = await asked(of);
  expect(wordsOf(findings, point)).toMatch(words);
  expect(wordsOf(findings, point)).not.toMatch(/ha(s|ve) no (invoice|plan|device)/);
});
