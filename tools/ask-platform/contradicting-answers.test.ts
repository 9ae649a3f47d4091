import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { failureForms } from '../../src/sandbox/platform/failure-answer.ts';
import { inTurn } from '../../tests/support/suite.ts';
import { exitCodeOf } from './outcome.ts';
import { answering, type RunParams, asked, failing, type Fault, rewording, wordsOf } from './run.fixture.ts';

/** A list, a price, and each change. */
const afterSignIn = ['subscriptions', 'preview', 'saveDevices', 'cancelPlan', 'requestDeletion'] as const;
const faults = [
  'status:404',
  'status:500',
  'status:302',
  'error:1198',
  'gateway:403',
  'gateway:429',
  'gateway:504',
  ...failureForms.map((form) => `failure:${form}`),
  'slow:100',
  'done:503',
  'lag:60000',
  'hang',
  'reset',
  'html',
  'truncated',
  'empty',
  'huge',
];

describe('a platform that fails gives a report, and the account is as before', () => {
  test.each(inTurn(faults, { turn: 0, turns: 5 }))('%s', async (fault) => {
    for (const names of [['byEmail'], afterSignIn] as const) {
      const calls = names.map((name) => platformOperations[name]);
      const { run, findings, before, after } = await asked(
        failing(...calls.map(({ method, path }): Fault => [method, path, fault, 2])),
      );
      expect(run.failedParts).toEqual([]);
      expect(findings.every(({ finding }) => Object.values(finding).every((text) => text !== ''))).toBe(true);
      expect(after).toEqual(before);
    }
  });
});

const LIST = '/account/subscriptions';
const reading: RunParams = { settings: { changes: false } };

/** Answers one path with JSON, or else with a text. */
function saying(part: string, body: unknown, status = 200, headers: Record<string, string> = {}): RunParams {
  return answering(part, async () => Response.json(body, { status, headers }));
}

const page = () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } });
/** Answers nothing: the client gives up as it does when a deadline is over. */
const never = () => Promise.reject(new DOMException('no answer came', 'TimeoutError'));
const moved = async () =>
  new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } });
const lateClock: RunParams = {
  between: (platform) => async (request) =>
    request.headers.has('peppertoken')
      ? Response.json(
          { message: 'Signature expired: 20200101T000000Z is now earlier than 20300101T000000Z' },
          {
            status: 403,
            headers: {
              'x-amzn-errortype': 'InvalidSignatureException',
              date: 'Tue, 01 Jan 2030 00:00:00 GMT',
            },
          },
        )
      : platform(request),
};
const noRoute = { 'x-amzn-errortype': 'MissingAuthenticationTokenException' };

/** A platform that lies: what it does, the point that names it, the words there; and the exit code. */
type Contradiction = readonly [what: string, of: RunParams, point: string, words: RegExp];
const contradictions: Readonly<Record<0 | 1 | 2, readonly Contradiction[]>> = {
  0: [
    [
      'stalls at a list',
      { ...reading, ...answering(LIST, never) },
      'subscriptions answer',
      /no usable answer/,
    ],
    [
      'takes a promo code for a wrong body',
      saying('/validateCoupon', { errorCode: 'VALIDATION_ERROR' }, 400),
      'validateCoupon body.device_models',
      /did not take the promo code|refused the call with a code/,
    ],
    [
      'throttles a price',
      failing(['POST', '/preview', 'gateway:429', 1]),
      'listAvailableSubscriptions answer',
      /has a preview/,
    ],
  ],
  1: [
    ['lies about its clock everywhere', lateClock, 'every call signature', /refuses the signature/],
    [
      'has another context for devices',
      saying('/devices/devices', { message: 'Missing Authentication Token' }, 403, noRoute),
      'devices context',
      /no such call/,
    ],
    [
      'wants a credential for the plans',
      saying('/configuration/plans', { message: 'Unauthorized' }, 401),
      'plans access',
      /credentials were not enough/,
    ],
    [
      'wants another name for a query',
      saying('/configuration/plans', { message: 'Bad Request' }, 400),
      'plans query.brand',
      /not understood/,
    ],
    ['moves', answering('/configuration/plans', moved), 'every call size', /redirect/],
    [
      'answers another account’s profile',
      rewording('/account/profile', /"account_id":"[^"]*"/g, '"account_id":"somebody-else"'),
      'accountProfile answer',
      /another account/,
    ],
    [
      'answers another invoice',
      rewording('/invoiceDetails', /"invoiceId":"[^"]*"/g, '"invoiceId":"somebody-elses"'),
      'invoiceDetails query.invoiceId',
      /another than the one/,
    ],
    [
      'sends the tax in percent',
      rewording('/preview', /"tax_rate":[\d.]+/g, '"tax_rate":8.75'),
      'preview answer.tax_rate',
      /no fraction/,
    ],
    [
      'sends dates as objects',
      rewording(LIST, /"renewal_date":("[^"]*")/g, '"renewal_date":{"$date":$1}'),
      'every call dates',
      /`renewal_date` has something/,
    ],
    [
      'sends a record that it half forgot',
      rewording('/paymentHistory', /^([^]*?)"invoiceId"/g, '$1"number"'),
      'every call forms',
      /paymentHistory `0.invoiceId`/,
    ],
    [
      'confirms a cancellation and does nothing',
      saying('/cancelPlan', {}),
      'cancelPlan answer',
      /did not show/,
    ],
    ['confirms devices and does nothing', saying('/saveDevices', {}), 'saveDevices answer', /did not show/],
    [
      'lets an account about to be deleted change',
      saying('/saveDevices', {}),
      'every call leaving',
      /The change was made/,
    ],
    [
      'shows another brand’s plans',
      answering('/configuration/plans', async (request, platform) =>
        platform(new Request(request.url.replaceAll('otis', 'visi'), request)),
      ),
      'plans query.brand',
      /another brand’s/,
    ],
    [
      'has no route for the card',
      saying('/billing/billingInfo', { message: 'Not Found' }, 404),
      'billingInfo context',
      /no such call/,
    ],
    [
      'answers a change in words',
      rewording('/saveDevices', /^[^]*$/g, 'Devices saved'),
      'saveDevices answer',
      /not JSON/,
    ],
    [
      'has a word of its own for a cancellation',
      rewording('/cancelPlan', /^[^]*$/g, '{"state":"queued_up"}'),
      'every call states',
      /`queued_up`/,
    ],
    ['sends text where a record is', saying(LIST, 'Your plans'), 'subscriptions answer', /does not read/],
    [
      'lets another store bill',
      { ...reading, ...rewording(LIST, /"provider":"recurly"/g, '"provider":"corner_shop"') },
      'subscriptions answer.provider',
      /`corner_shop`/,
    ],
    [
      'ends a plan by a flag of Stripe’s',
      { ...reading, ...rewording(LIST, /"status":"active"/g, '$&,"cancel_at_period_end":true') },
      'subscriptions answer.expiration_date',
      /`cancel_at_period_end`, and states a next charge/,
    ],
    [
      'says in pages that more follows',
      { ...reading, ...rewording('/paymentHistory', /^[^]*$/g, '{"docs":$&,"hasNextPage":true}') },
      'every call pages',
      /`paymentHistory` said/,
    ],
    [
      'counts more than it sends',
      { ...reading, ...rewording('/paymentHistory', /^[^]*$/g, '{"docs":$&,"totalDocs":400}') },
      'every call pages',
      /`paymentHistory` said/,
    ],
    [
      'has a state of its own for a code',
      { ...reading, ...rewording('/validateCoupon', /"coupon_code"/g, '"state":"dormant",$&') },
      'validateCoupon answer',
      /`dormant`/,
    ],
    [
      'tells a card’s end in a text of its own',
      { ...reading, ...rewording('/billingInfo', /"expired":false/g, '"expires_on":"05/20"') },
      'billingInfo answer.expired',
      /missing, and `expires_on` came/,
    ],
    [
      'hides PayPal',
      { ...reading, ...rewording('/billingInfo', /"last_four":"\d+"/g, '"wallet":"paypal"') },
      'billingInfo answer.card_type',
      /shows in `wallet`/,
    ],
    [
      'gives money back under a type of its own',
      { ...reading, ...rewording('/paymentHistory', /"invoiceId"/g, '"type":"refund",$&') },
      'paymentHistory answer.invoiceTotal',
      /`refund`/,
    ],
  ],
  2: [
    [
      'stalls at the sign-in',
      { ...reading, ...answering('byEmail', never) },
      'byEmail access',
      /no usable answer/,
    ],
    [
      'cuts every connection',
      answering('/', () => Promise.reject(new TypeError('fetch failed'))),
      'plans context',
      /connection was cut/,
    ],
    [
      'sends HTML for everything',
      answering('/', async () => page()),
      'plans context',
      /no answer of the platform/,
    ],
    ['locks the account', { persona: 'locked' }, 'accountProfile method', /the account is locked/],
    [
      'refuses an address that is not verified',
      { persona: 'unverified' },
      'accountProfile method',
      /not verified/,
    ],
    [
      'asks for a code that nobody enters',
      { persona: 'mfa-sms', askCode: async () => ({ kind: 'none' }) },
      'accountProfile method',
      /none was given/,
    ],
    [
      'asks for a code and says nowhere where it went',
      { persona: 'mfa-nowhere' },
      'accountProfile method',
      /does not say where it goes/,
    ],
    [
      'refuses the code',
      { persona: 'mfa-sms', askCode: async () => ({ kind: 'code', code: '000000' }) },
      'accountProfile method',
      /code is wrong/,
    ],
    [
      'has no route, and a code of the router for it',
      saying('/devices/devices', { errorCode: 'NOT_FOUND' }, 404),
      'devices context',
      /refused the call with a code/,
    ],
    [
      'refuses a typed code without a known code',
      { persona: 'mfa-email', ...saying('/mfaValidateLoginOTP', { errorCode: 'OTP_BAD' }, 400) },
      'mfaValidateLoginOtp body.userMFASettings',
      /may have been wrong/,
    ],
  ],
};

describe.each([0, 1, 2] as const)('a platform that lies is named by its point, with exit code %i', (exit) => {
  test.each(contradictions[exit])('%s', async (_what, of, point, words) => {
    const { run, findings } = await asked(of);
    expect(wordsOf(findings, point)).toMatch(words);
    expect([exitCodeOf({ run, findings }), run.notBack, run.failedParts]).toEqual([exit, [], []]);
  });
});

it('a platform of another brand refuses everything, and nothing of it counts as settled', async () => {
  const { run, findings, before, after } = await asked({
    between: (platform) => (request) =>
      platform(new Request(request.url.replace('.otis.', '.visi.'), request)),
  });
  expect([exitCodeOf({ run, findings }), run.isSignedIn]).toEqual([2, false]);
  expect(
    findings.filter(({ finding }) => finding.verdict === 'asAssumed' && finding.seen.includes('taken')),
  ).toEqual([]);
  expect(after).toEqual(before);
});
