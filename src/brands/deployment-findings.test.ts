import { describe, expect, it, test } from 'vitest';
import type { Brand } from './brand-schema.ts';
import type { RecurlySite } from './gateways.ts';
import { brandsIn } from './all-brands.ts';
import { deploymentFindings } from './deployment-findings.ts';

const sample = brandsIn('sandbox')?.byKey.get('visi');
if (!sample) throw new Error('there is no visi');

const google = 'https://oauth-redirect.googleusercontent.com/r/visi-4f21a';
const alexa = 'https://pitangui.amazon.com/api/skill/link/M3A9HZKQ1PYB0V';

const recurly = (
  publicKey: string,
  { region = 'us', gateways = ['stripe'] }: Partial<RecurlySite> = {},
): Extract<Brand['billing'], { provider: 'recurly' }> => ({
  provider: 'recurly',
  v3: false,
  publicKey,
  recurly: { region, gateways },
});

/** A brand whose every value could be real. */
const real: Brand = {
  ...sample,
  hosts: ['account.visi.com', 'my.visi.com'],
  platform: { api: 'https://api.visi.com', oauth: 'https://oauth.visi.com' },
  billing: recurly('ewr1-J5yKkXbPm0Q2sT8u'),
  wallets: { googlePay: { merchantId: 'BCR2DN4TQ7LZ3N5A', businessName: 'Visi' } },
  social: {
    google: { clientId: '4418-k2.apps.googleusercontent.com' },
    apple: {
      redirectUriBase: 'https://my.visi.com',
      lrUri: 'https://visi.hub.loginradius.com/x',
      lrApiKey: '6f1c2b90-1d3e-4c5a-9b7f-0a1b2c3d4e5f',
    },
  },
  apps: undefined,
  support: { email: 'help@visi.com' },
  footer: { terms: 'https://visi.com/terms', privacy: 'https://visi.com/privacy' },
  voiceAssistants: [
    { partner: 'google', clientId: 'visi-google', redirectUris: [google] },
    { partner: 'alexa', clientId: 'visi-alexa', redirectUris: [alexa] },
  ],
};

const stripe = (publicKey: string): Brand['billing'] => ({
  provider: 'stripe',
  v3: false,
  publicKey,
  checkoutHosts: ['checkout.stripe.com'],
});

const found = (brand: Brand, takesMoney = true) => deploymentFindings(brand, { takesMoney });

it('a brand with real values is ready', () => {
  expect(found(real)).toEqual([]);
});

it('a placeholder says who has the real value', () => {
  expect(found({ ...real, platform: { ...real.platform, api: 'https://api.visi.example' } })).toEqual([
    { field: 'platform.api', mend: 'a placeholder; the real one: the platform’s team' },
  ]);
  expect(found({ ...real, support: { email: 'help@visi.example' } })).toEqual([
    { field: 'support.email', mend: 'a placeholder; the real one: the brand' },
  ]);
  const planCodes = { ...real.planCodes, free: ['placeholder_free'] };
  expect(found({ ...real, planCodes })).toEqual([
    { field: 'planCodes.free.0', mend: 'a placeholder; the real one: the platform’s team' },
  ]);
});

it('a key of the test system is a placeholder only where people pay', () => {
  const tried: Brand = { ...real, billing: stripe('pk_test_51Hq8aBcD') };
  expect(found(tried).map(({ field }) => field)).toEqual(['billing.publicKey']);
  expect(found(tried, false)).toEqual([]);
});

describe('a key of the wrong kind says what would happen, and who knows the right one', () => {
  const recurlyAt = (publicKey: string): Brand => ({ ...real, billing: recurly(publicKey) });
  const second = (publicKey: string, connectedAccount = 'acct_1Hq8aBcD'): Brand => ({
    ...real,
    billing: {
      ...recurly('ewr1-J5yKkXbPm0Q2sT8u'),
      second: { provider: 'stripeElements', publicKey, connectedAccount },
    },
  });
  test.each<[what: string, brand: Brand, takesMoney: boolean, field: string, mend: RegExp]>([
    [
      'Stripe’s live key where nobody pays',
      { ...real, billing: stripe('pk_live_51Hq8aBcD') },
      false,
      'billing.publicKey',
      /charged for real.*Stripe’s dashboard/,
    ],
    [
      'a live key of the second provider',
      second('pk_live_51Hq8aBcD'),
      false,
      'billing.second.publicKey',
      /charged for real/,
    ],
    [
      'Stripe’s key for Recurly',
      recurlyAt('pk_live_51Hq8aBcD'),
      true,
      'billing.publicKey',
      /must look like ewr1-….*Recurly, Integrations/,
    ],
    [
      'Recurly’s key for Stripe',
      second('ewr1-J5yKkXbPm0Q2sT8u'),
      true,
      'billing.second.publicKey',
      /must look like pk_live_…/,
    ],
    [
      'an account that is none',
      second('pk_live_51Hq8aBcD', 'cus_1Hq8a'),
      true,
      'billing.second.connectedAccount',
      /must look like acct_…/,
    ],
    [
      'a project for a client of Google',
      { ...real, social: { google: { clientId: 'visi-portal' } } },
      true,
      'social.google.clientId',
      /OAuth 2\.0 Client IDs/,
    ],
    [
      'a name for a merchant',
      { ...real, wallets: { googlePay: { merchantId: 'visi', businessName: 'Visi' } } },
      true,
      'wallets.googlePay.merchantId',
      /must look like BCR2DN…/,
    ],
    [
      'a name for LoginRadius',
      {
        ...real,
        social: {
          apple: {
            redirectUriBase: 'https://my.visi.com',
            lrUri: 'https://visi.hub.loginradius.com/x',
            lrApiKey: 'visi',
          },
        },
      },
      true,
      'social.apple.lrApiKey',
      /not API Secret/,
    ],
  ])('%s', (_what, brand, takesMoney, field, mend) => {
    expect(found(brand, takesMoney)).toEqual([{ field, mend: expect.stringMatching(mend) }]);
  });
});

describe('what is behind Recurly', () => {
  const nightowl = (key: string, site: RecurlySite): Brand => ({
    ...real,
    billing: {
      provider: 'stripeElements',
      v3: false,
      publicKey: 'pk_live_51Hq8aBcD',
      recurlyKey: key,
      recurly: site,
    },
  });
  const us = 'ewr1-J5yKkXbPm0Q2sT8u';
  const eu = 'fra-J5yKkXbPm0Q2sT8u';
  test.each<[what: string, billing: Brand['billing'], takesMoney: boolean, findings: [string, RegExp][]]>([
    ['a site in Europe that says so', recurly(eu, { region: 'eu' }), true, []],
    [
      'a site in Europe that says America',
      recurly(eu, { region: 'us' }),
      true,
      [['region', /region eu:.*card form would not work; write eu/]],
    ],
    ['a site in America that says Europe', recurly(us, { region: 'eu' }), true, [['region', /write us/]]],
    [
      'the same of a brand of Stripe',
      nightowl(eu, { region: 'us', gateways: ['adyen'] }).billing,
      true,
      [['region', /write eu/]],
    ],
    ['two gateways', recurly(us, { gateways: ['adyen', 'braintree'] }), true, []],
    [
      'a gateway that nobody has named',
      recurly(us, { gateways: ['stripe', 'placeholder'] }),
      true,
      [['gateways.1', /^a placeholder; the real one: Recurly, Configuration, Payment Gateways$/]],
    ],
    ['Recurly’s test gateway where nobody pays', recurly(us, { gateways: ['test'] }), false, []],
    [
      'Recurly’s test gateway where people pay',
      recurly(us, { gateways: ['test'] }),
      true,
      [['gateways.0', /nobody would be charged/]],
    ],
    [
      'a gateway whose challenge is in a window',
      recurly(us, { gateways: ['stripe', 'nuvei'] }),
      true,
      [['gateways.1', /browsers block/]],
    ],
  ])('%s', (_what, billing, takesMoney, findings) => {
    expect(found({ ...real, billing }, takesMoney)).toEqual(
      findings.map(([field, mend]) => ({
        field: `billing.recurly.${field}`,
        mend: expect.stringMatching(mend),
      })),
    );
  });
});

describe('a base address of the platform', () => {
  test.each<[field: 'api' | 'oauth', address: string, mend: RegExp | undefined]>([
    ['api', 'https://api.visi.com/v2/', undefined],
    ['api', 'https://api.visi.com/authentication/byEmail', /ends with the path of a call/],
    ['api', 'https://api.visi.com/account', /ends with the path of a call.*the platform’s team/],
    ['oauth', 'https://oauth.visi.com/authcode', /ends with the path of a call/],
    ['api', 'https://my.visi.com', /a host of the portal, which would call itself/],
  ])('%s: %s', (base, address, mend) => {
    const brand = { ...real, platform: { ...real.platform, [base]: address } };
    expect(found(brand)).toEqual(
      mend ? [{ field: `platform.${base}`, mend: expect.stringMatching(mend) }] : [],
    );
  });
});

test.each([
  ['google', google, []],
  ['google', 'https://oauth-redirect-sandbox.googleusercontent.com/r/visi-4f21a', []],
  ['google', alexa, ['voiceAssistants.google.redirectUris.0']],
  ['google', `${google}/`, ['voiceAssistants.google.redirectUris.0']],
  ['google', 'https://account.visi.com/callback', ['voiceAssistants.google.redirectUris.0']],
  ['alexa', 'https://layla.amazon.com/api/skill/link/M3A9HZKQ1PYB0V', []],
  ['alexa', 'https://alexa.amazon.co.jp/api/skill/link/M3A9HZKQ1PYB0V', []],
  ['alexa', google, ['voiceAssistants.alexa.redirectUris.0']],
  [
    'alexa',
    'https://pitangui.amazon.com.visi.com/api/skill/link/M',
    ['voiceAssistants.alexa.redirectUris.0'],
  ],
] as const)('%s with the redirect URI %s', (partner, uri, fields) => {
  const brand: Brand = { ...real, voiceAssistants: [{ partner, clientId: 'c', redirectUris: [uri] }] };
  expect(found(brand).map(({ field }) => field)).toEqual(fields);
});

it('Apple may redirect only to a host of the brand', () => {
  const apple = {
    redirectUriBase: 'https://account.visi.net',
    lrUri: 'https://visi.hub.loginradius.com/x',
    lrApiKey: '6f1c2b90-1d3e-4c5a-9b7f-0a1b2c3d4e5f',
  };
  expect(found({ ...real, social: { apple } })).toEqual([
    {
      field: 'social.apple.redirectUriBase',
      mend: 'must be https:// and one of its hosts: account.visi.com, my.visi.com',
    },
  ]);
});
