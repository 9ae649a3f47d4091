import type { BrowserContext, Page } from '@playwright/test';
import type { Gateway } from '../../../src/brands/gateways.ts';
import { bank } from '../support/cards.ts';
import { playChallenge, reachChallenge, reloadAsInProduction } from '../support/challenge.ts';
import { expectChallengeInventoried, noteScripts } from '../support/inventoried.ts';
import type { Brand } from '../support/page-rows.ts';
import { expect, test } from '../support/portal-test.ts';

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

test.describe('The challenge of a brand’s own gateway is passed under the policy of the sandbox', () => {
  for (const [brand, gateway, form, { both, test: ofTest = [] }] of challenges.filter((row) =>
    row.includes('challenge'),
  ))
    test(`${gateway} at ${brand}`, async ({ page, context, at }) => {
      const asked = hostsAsked(context, 'http:');
      noteScripts(context);
      await reachChallenge(page, context, at, brand);
      await expect(bank(page).getByRole('button', { name: 'Approve' })).toBeVisible();
      expectChallengeInventoried(page, brand);
      await pass(page, form, at('/payment', brand));
      expect([...asked]).toEqual(expect.arrayContaining([...both, ...ofTest]));
    });
});

test.describe('A challenge is passed under the policy of production, with the hosts of production', () => {
  for (const [brand, gateway, form, { both, live = [] }] of challenges)
    test(`${gateway}, ${form}, at ${brand}`, async ({ page, context, at }) => {
      const asked = hostsAsked(context, 'https:');
      await reachChallenge(page, context, at, brand);
      await playChallenge(page, at, gateway, form);
      await reloadAsInProduction(page, at, brand, [gateway]);
      await pass(page, form, at('/payment', brand));
      expect([...asked]).toEqual(expect.arrayContaining(['js.recurly', ...both, ...live]));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

// A context of their own, because the usual one fails on any console error.
test.describe('The policy of another gateway refuses the challenge', () => {
  const refused: [brand: Brand, ofPolicy: Gateway, played: Gateway, form: string, what: RegExp][] = [
    ['otis', 'test', 'worldpay', 'challenge', /^frame-src https:\/\/bank\.com/],
    ['visi', 'worldpay', 'stripe', 'challenge', /^script-src-elem https:\/\/js\.stripe\.com/],
    ['visi', 'worldpay', 'adyen', 'challenge', /^script-src-elem https:\/\/checkoutshopper-live\.adyen\.com/],
    ['geeni', 'stripe', 'adyen', 'redirect', /^frame-src https:\/\/bank\.com/],
    ['momentum', 'adyen', 'braintree', 'challenge', /^script-src-elem https:\/\/js\.braintreegateway\.com/],
    ['pepper', 'braintree', 'stripe', 'challenge', /^script-src-elem https:\/\/js\.stripe\.com/],
  ];
  for (const [brand, ofPolicy, played, form, what] of refused)
    test(`${played}, ${form}, under that of ${ofPolicy}`, async ({ browser, at }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const violations: string[] = [];
      await page.exposeFunction('told', (violation: string) => violations.push(violation));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          Reflect.get(window, 'told')(`${effectiveDirective} ${blockedURI}`),
        );
      });
      await reachChallenge(page, context, at, brand);
      await playChallenge(page, at, played, form);
      await reloadAsInProduction(page, at, brand, [ofPolicy]);
      await expect.poll(() => violations).toContainEqual(expect.stringMatching(what));
      await expect(bank(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
});
