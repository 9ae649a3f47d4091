import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { setFault } from '../../src/sandbox/platform/faults.ts';
import { failureForms } from '../../src/sandbox/platform/failure-answer.ts';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { exitCodeOf } from './outcome.ts';
import type { Fetcher } from './recorder.ts';
import { accountIn, type Asked, asked, wordsOf } from './run.fixture.ts';
import { inTurn } from '../../tests/support/suite.ts';

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
      const sandbox = testWorld();
      const before = accountIn(sandbox, 'owner', 'otis');
      const { run, findings } = await asked({
        sandbox,
        prepare: ({ world }) => {
          for (const { method, path } of names.map((name) => platformOperations[name]))
            setFault(world, { brand: 'otis', method, path, fault, times: 2 });
        },
      });
      expect(run.failedParts).toEqual([]);
      expect(findings.every(({ finding }) => Object.values(finding).every((text) => text !== ''))).toBe(true);
      expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
    }
  });
});

/** Answers one path in its own way, and lets everything else through. */
function answering(part: string, answer: (request: Request, platform: Fetcher) => Promise<Response>): Asked {
  return {
    between: (platform) => (request) =>
      new URL(request.url).pathname.includes(part) ? answer(request, platform) : platform(request),
  };
}

const LIST = '/account/subscriptions';
const page = () => new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } });
const expired = () =>
  Response.json(
    { message: 'Signature expired: 20200101T000000Z is now earlier than 20300101T000000Z' },
    {
      status: 403,
      headers: { 'x-amzn-errortype': 'InvalidSignatureException', date: 'Tue, 01 Jan 2030 00:00:00 GMT' },
    },
  );

/** Answers nothing: the client gives up as it does when a deadline is over. */
const never = () => Promise.reject(new DOMException('no answer came', 'TimeoutError'));

/** A platform that lies: what it does, the point that names it, and the words there; and the exit code. */
const liars: [what: string, of: Asked, point: string, words: RegExp, exit: 0 | 1 | 2][] = [
  [
    'stalls at the sign-in',
    { settings: { changes: false }, ...answering('byEmail', never) },
    'byEmail access',
    /no usable answer/,
    2,
  ],
  [
    'stalls at a list',
    { settings: { changes: false }, ...answering('/account/subscriptions', never) },
    'subscriptions answer',
    /no usable answer/,
    0,
  ],
  [
    'cuts every connection',
    answering('/', () => Promise.reject(new TypeError('fetch failed'))),
    'plans context',
    /connection was cut/,
    2,
  ],
  [
    'sends HTML for everything',
    answering('/', async () => page()),
    'plans context',
    /no answer of the platform/,
    2,
  ],
  ['locks the account', { persona: 'locked' }, 'accountProfile method', /the account is locked/, 2],
  [
    'refuses an address that is not verified',
    { persona: 'unverified' },
    'accountProfile method',
    /not verified/,
    2,
  ],
  [
    'asks for a code that nobody enters',
    { persona: 'mfa-sms', askCode: async () => ({ kind: 'none' }) },
    'accountProfile method',
    /none was given/,
    2,
  ],
  [
    'asks for a code and says nowhere where it went',
    { persona: 'mfa-nowhere' },
    'accountProfile method',
    /does not say where it goes/,
    2,
  ],
  [
    'refuses the code',
    { persona: 'mfa-sms', askCode: async () => ({ kind: 'code', code: '000000' }) },
    'accountProfile method',
    /code is wrong/,
    2,
  ],
  [
    'lies about its clock everywhere',
    {
      between: (platform) => async (request) =>
        request.headers.has('peppertoken') ? expired() : platform(request),
    },
    'every call signature',
    /refuses the signature/,
    1,
  ],
  [
    'has another context for devices',
    answering('/devices/devices', async () =>
      Response.json(
        { message: 'Missing Authentication Token' },
        { status: 403, headers: { 'x-amzn-errortype': 'MissingAuthenticationTokenException' } },
      ),
    ),
    'devices context',
    /no such call/,
    1,
  ],
  [
    'wants a credential for the plans',
    answering('/configuration/plans', async () =>
      Response.json({ message: 'Unauthorized' }, { status: 401 }),
    ),
    'plans access',
    /credentials were not enough/,
    1,
  ],
  [
    'wants another name for a query',
    answering('/configuration/plans', async () => Response.json({ message: 'Bad Request' }, { status: 400 })),
    'plans query.brand',
    /not understood/,
    1,
  ],
  [
    'moves',
    answering(
      '/configuration/plans',
      async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } }),
    ),
    'every call size',
    /redirect/,
    1,
  ],
  [
    'answers another account’s profile',
    answering('/account/profile', async (request, platform) =>
      changed(await platform(request), (text) =>
        text.replaceAll(/"account_id":"[^"]*"/g, '"account_id":"somebody-else"'),
      ),
    ),
    'accountProfile answer',
    /another account/,
    1,
  ],
  [
    'answers another invoice',
    answering('/invoiceDetails', async (request, platform) =>
      changed(await platform(request), (text) =>
        text.replaceAll(/"invoiceId":"[^"]*"/g, '"invoiceId":"somebody-elses"'),
      ),
    ),
    'invoiceDetails query.invoiceId',
    /another than the one/,
    1,
  ],
  [
    'sends the tax in percent',
    answering('/preview', async (request, platform) =>
      changed(await platform(request), (text) => text.replace(/"tax_rate":[\d.]+/, '"tax_rate":8.75')),
    ),
    'preview answer.tax_rate',
    /no fraction/,
    1,
  ],
  [
    'sends dates as objects',
    answering('/account/subscriptions', async (request, platform) =>
      changed(await platform(request), (text) =>
        text.replaceAll(/"renewal_date":("[^"]*")/g, '"renewal_date":{"$date":$1}'),
      ),
    ),
    'every call dates',
    /`renewal_date` has something/,
    1,
  ],
  [
    'sends a record that it half forgot',
    answering('/paymentHistory', async (request, platform) =>
      changed(await platform(request), (text) => text.replace('"invoiceId"', '"number"')),
    ),
    'every call forms',
    /paymentHistory `0.invoiceId`/,
    1,
  ],
  [
    'confirms a cancellation and does nothing',
    answering('/cancelPlan', async () => Response.json({})),
    'cancelPlan answer',
    /did not show/,
    1,
  ],
  [
    'confirms devices and does nothing',
    answering('/saveDevices', async () => Response.json({})),
    'saveDevices answer',
    /did not show/,
    1,
  ],
  [
    'lets an account about to be deleted change',
    answering('/saveDevices', async () => Response.json({})),
    'every call leaving',
    /The change was made/,
    1,
  ],
  [
    'shows another brand’s plans',
    answering('/configuration/plans', async (request, platform) =>
      platform(new Request(request.url.replaceAll('otis', 'visi'), request)),
    ),
    'plans query.brand',
    /another brand’s/,
    1,
  ],
  [
    'has no route, and a code of the router for it',
    answering('/devices/devices', async () => Response.json({ errorCode: 'NOT_FOUND' }, { status: 404 })),
    'devices context',
    /refused the call with a code/,
    2,
  ],
  [
    'has no route for the card',
    answering('/billing/billingInfo', async () => Response.json({ message: 'Not Found' }, { status: 404 })),
    'billingInfo context',
    /no such call/,
    1,
  ],
  [
    'takes a promo code for a wrong body',
    answering('/validateCoupon', async () =>
      Response.json({ errorCode: 'VALIDATION_ERROR' }, { status: 400 }),
    ),
    'validateCoupon body.device_models',
    /did not take the promo code|refused the call with a code/,
    0,
  ],
  [
    'answers a change in words',
    answering('/saveDevices', async (request, platform) =>
      changed(await platform(request), () => 'Devices saved'),
    ),
    'saveDevices answer',
    /not JSON/,
    1,
  ],
  [
    'refuses a typed code without a known code',
    {
      persona: 'mfa-email',
      ...answering('/mfaValidateLoginOTP', async () =>
        Response.json({ errorCode: 'OTP_BAD' }, { status: 400 }),
      ),
    },
    'mfaValidateLoginOtp body.userMFASettings',
    /may have been wrong/,
    2,
  ],
  [
    'throttles a price',
    {
      prepare: ({ world }) =>
        setFault(world, { brand: 'otis', method: 'POST', path: '/preview', fault: 'gateway:429', times: 1 }),
    },
    'listAvailableSubscriptions answer',
    /has a preview/,
    0,
  ],
  ...(
    [
      [
        'lets another store bill',
        LIST,
        /"provider":"recurly"/g,
        '"provider":"corner_shop"',
        'subscriptions answer.provider',
        /`corner_shop`/,
      ],
      [
        'ends a plan by a flag of Stripe’s',
        LIST,
        /"status":"active"/g,
        '"status":"active","cancel_at_period_end":true',
        'subscriptions answer.expiration_date',
        /`cancel_at_period_end`, and states a next charge/,
      ],
      [
        'says in pages that more follows',
        '/paymentHistory',
        /^([^]*)$/g,
        '{"docs":$1,"hasNextPage":true}',
        'every call pages',
        /`paymentHistory` said/,
      ],
      [
        'counts more than it sends',
        '/paymentHistory',
        /^([^]*)$/g,
        '{"docs":$1,"totalDocs":400}',
        'every call pages',
        /`paymentHistory` said/,
      ],
      [
        'has a state of its own for a code',
        '/validateCoupon',
        /"coupon_code"/g,
        '"state":"dormant","coupon_code"',
        'validateCoupon answer',
        /`dormant`/,
      ],
      [
        'tells a card’s end in a text of its own',
        '/billingInfo',
        /"expired":false/g,
        '"expires_on":"05/20"',
        'billingInfo answer.expired',
        /missing, and `expires_on` came/,
      ],
      [
        'hides PayPal',
        '/billingInfo',
        /"last_four":"\d+"/g,
        '"wallet":"paypal"',
        'billingInfo answer.card_type',
        /shows in `wallet`/,
      ],
      [
        'gives money back under a type of its own',
        '/paymentHistory',
        /"invoiceId"/g,
        '"type":"refund","invoiceId"',
        'paymentHistory answer.invoiceTotal',
        /`refund`/,
      ],
    ] as const
  ).map(([what, path, from, to, point, words]): (typeof liars)[number] => [
    what,
    {
      settings: { changes: false },
      ...answering(path, async (request, platform) =>
        changed(await platform(request), (text) => text.replaceAll(from, to)),
      ),
    },
    point,
    words,
    1,
  ]),
  [
    'has a word of its own for a cancellation',
    answering('/cancelPlan', async (request, platform) =>
      changed(await platform(request), () => '{"state":"queued_up"}'),
    ),
    'every call states',
    /`queued_up`/,
    1,
  ],
  [
    'sends text where a record is',
    answering('/account/subscriptions', async () => new Response('"Your plans"')),
    'subscriptions answer',
    /does not read/,
    1,
  ],
];

async function changed(answer: Response, change: (text: string) => string): Promise<Response> {
  const { status, headers } = answer;
  return new Response(change(await answer.text()), { status, headers });
}

describe('a platform that lies is named by its point', () => {
  test.each(liars)('%s', async (_what, of, point, words, exit) => {
    const { run, findings } = await asked(of);
    expect(wordsOf(findings, point)).toMatch(words);
    expect([exitCodeOf({ run, findings }), run.notBack, run.failedParts]).toEqual([exit, [], []]);
  });
});

it('a platform of another brand refuses everything, and nothing of it counts as settled', async () => {
  const { run, findings, sandbox } = await asked({
    between: (platform) => (request) =>
      platform(new Request(request.url.replace('.otis.', '.visi.'), request)),
  });
  expect([exitCodeOf({ run, findings }), run.isSignedIn]).toEqual([2, false]);
  expect(
    findings.filter(({ finding }) => finding.verdict === 'asAssumed' && finding.seen.includes('taken')),
  ).toEqual([]);
  expect(accountIn(sandbox, 'owner', 'otis')).toEqual(accountIn(testWorld(), 'owner', 'otis'));
});
