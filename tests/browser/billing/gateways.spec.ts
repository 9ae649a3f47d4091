import type { BrowserContext, Page } from '@playwright/test';
import type { Gateway } from '../../../src/brands/gateways.ts';
import { bank } from '../support/cards.ts';
import { playChallenge, reachChallenge, reloadAsInProduction } from '../support/challenge.ts';
import { expectChallengeInventoried, noteScripts } from '../support/inventoried.ts';
import type { Brand } from '../support/page-rows.ts';
import { expect, test } from '../support/portal-test.ts';
import { eachValue, inAllOnly } from '../../support/suite.ts';

/** The names of the hosts that a browser has asked by a scheme, without the `.localhost` or `.com` at their end. */
function hostsAsked(context: BrowserContext, scheme: 'http:' | 'https:'): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol === scheme) hosts.add(hostname.replace(/\.(localhost|com)$/, ''));
  });
  return hosts;
}

async function pass(page: Page, form: string, passed: string): Promise<void> {
  if (form !== 'fingerprint') await bank(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page).toHaveURL(passed);
}

const american = ['api.recurly'];
const braintree = ['payments.braintree-api', 'centinelapi.cardinalcommerce', 'js.braintreegateway'];

/** Each brand of the sandbox has the gateway of its row; the hosts are those that the challenge cannot do without. */
const challenges: [
  brand: Brand,
  gateway: Gateway,
  form: string,
  hosts: { both: string[]; test?: string[]; live?: string[] },
][] = [
  ['otis', 'test', 'challenge', { both: american }],
  ['visi', 'worldpay', 'challenge', { both: [...american, 'bank'] }],
  ['geeni', 'stripe', 'challenge', { both: [...american, 'js.stripe', 'api.stripe', 'hooks.stripe'] }],
  ['geeni', 'stripe', 'fingerprint', { both: ['js.stripe', 'api.stripe'] }],
  ['momentum', 'adyen', 'challenge', { both: [...american, 'checkoutshopper-live.adyen', 'bank'] }],
  ['momentum', 'adyen', 'fingerprint', { both: ['checkoutshopper-live.adyen', 'bank'] }],
  ['momentum', 'adyen', 'redirect', { both: [...american, 'bank'] }],
  [
    'pepper',
    'braintree',
    'challenge',
    {
      both: ['api.eu.recurly', ...braintree, 'bank'],
      test: [
        'api.sandbox.braintreegateway',
        'client-analytics.sandbox.braintreegateway',
        'songbirdstag.cardinalcommerce',
      ],
      live: ['api.braintreegateway', 'client-analytics.braintreegateway', 'songbird.cardinalcommerce'],
    },
  ],
  ['pepper', 'braintree', 'fingerprint', { both: ['api.eu.recurly', ...braintree, 'bank'] }],
];

test.describe('A challenge is asked under the policy of the sandbox, and passed under that of production', () => {
  for (const [brand, gateway, form, { both, test: ofTest = [], live = [] }] of eachValue(
    challenges,
    ([, each]) => [each],
  ))
    test(`${gateway}, ${form}, at ${brand}`, async ({ page, context, at }) => {
      const standIns = hostsAsked(context, 'http:');
      const asked = hostsAsked(context, 'https:');
      noteScripts(context);
      await reachChallenge(page, context, at, brand);
      if (form === 'challenge') {
        await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible();
        expectChallengeInventoried(page, brand);
        expect([...standIns]).toEqual(expect.arrayContaining([...both, ...ofTest]));
      }
      await playChallenge(page, at, gateway, form);
      await reloadAsInProduction(page, at, brand, [gateway]);
      await pass(page, form, at('/payment', brand));
      expect([...asked]).toEqual(expect.arrayContaining(['js.recurly', ...both, ...live]));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

// A context of its own, because the usual one fails on any console error.
test('The policy of another gateway refuses the challenge', inAllOnly, async ({ browser, at }) => {
  const refused: [ofPolicy: Gateway, played: Gateway, form: string, what: RegExp][] = [
    ['test', 'worldpay', 'challenge', /^frame-src https:\/\/bank\.com/],
    ['worldpay', 'stripe', 'challenge', /^script-src-elem https:\/\/js\.stripe\.com/],
    ['worldpay', 'adyen', 'challenge', /^script-src-elem https:\/\/checkoutshopper-live\.adyen\.com/],
    ['stripe', 'adyen', 'redirect', /^frame-src https:\/\/bank\.com/],
    ['adyen', 'braintree', 'challenge', /^script-src-elem https:\/\/js\.braintreegateway\.com/],
    ['braintree', 'stripe', 'challenge', /^script-src-elem https:\/\/js\.stripe\.com/],
  ];
  const context = await browser.newContext();
  const page = await context.newPage();
  let violations: string[] = [];
  await page.exposeFunction('told', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'told')(`${effectiveDirective} ${blockedURI}`),
    );
  });
  await reachChallenge(page, context, at, 'otis');
  for (const [ofPolicy, played, form, what] of refused)
    await test.step(`${played}, ${form}, under that of ${ofPolicy}`, async () => {
      violations = [];
      await playChallenge(page, at, played, form);
      await reloadAsInProduction(page, at, 'otis', [ofPolicy]);
      await expect.poll(() => violations).toContainEqual(expect.stringMatching(what));
      await expect(bank(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  await context.close();
});
