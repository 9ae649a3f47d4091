import { expect, it, test } from 'vitest';
import type { Brand } from './brand-schema.ts';
import { brandsIn } from './all-brands.ts';
import { placeFindings } from './place-findings.ts';

const sample = brandsIn('sandbox')?.byKey.get('visi');
if (!sample) throw new Error('there is no visi');

const google = 'https://oauth-redirect.googleusercontent.com/r/visi-4f21a';
const alexa = 'https://pitangui.amazon.com/api/skill/link/M3A9HZKQ1PYB0V';

/** A brand whose every value could be real. */
const real: Brand = {
  ...sample,
  hosts: ['account.visi.com', 'my.visi.com'],
  platform: { api: 'https://api.visi.com', oauth: 'https://oauth.visi.com' },
  billing: { provider: 'recurly', v3: false, publicKey: 'ewr1-J5yKkXbPm0Q2sT8u' },
  wallets: { googlePay: { merchantId: 'BCR2DN4TQ7LZ3N5A', businessName: 'Visi' } },
  social: {
    google: { clientId: '4418-k2.apps.googleusercontent.com' },
    apple: {
      redirectUriBase: 'https://my.visi.com',
      lrUri: 'https://visi.hub.loginradius.com/x',
      lrApiKey: '6f1c',
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

const found = (brand: Brand, takesMoney = true) => placeFindings(brand, { takesMoney });

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
  const tried: Brand = { ...real, billing: { provider: 'recurly', v3: false, publicKey: 'pk_test_51Hq8a' } };
  expect(found(tried).map(({ field }) => field)).toEqual(['billing.publicKey']);
  expect(found(tried, false)).toEqual([]);
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
    lrApiKey: '6f',
  };
  expect(found({ ...real, social: { apple } })).toEqual([
    {
      field: 'social.apple.redirectUriBase',
      mend: 'must be https:// and one of its hosts: account.visi.com, my.visi.com',
    },
  ]);
});
