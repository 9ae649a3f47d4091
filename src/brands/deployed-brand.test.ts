import { describe, expect, it, test } from 'vitest';
import { deployments } from '../../environments/sandbox.ts';
import { type BrandFile, parseBrand } from './brand-schema.ts';
import { brandFiles } from './checked-brands.ts';
import { brand as geeniInput } from './data/geeni.ts';
import { brand as nightowlInput } from './data/nightowl.ts';
import { brand as notionInput } from './data/notion.ts';
import { deployedBrand } from './deployed-brand.ts';

const geeni = parseBrand('./data/geeni.ts', geeniInput);
const notion = parseBrand('./data/notion.ts', notionInput);
const nightowl = parseBrand('./data/nightowl.ts', nightowlInput);
const given = deployments(geeni);

const joined = (brand: BrandFile, deployment: unknown) =>
  deployedBrand(brand, { name: 'staging', deployments: { [brand.key]: deployment } });

describe('a brand with its deployment', () => {
  it('has the fields of its file and of its deployment', () => {
    expect(joined(geeni, given)).toMatchObject({
      displayName: 'Merkury Smart',
      hosts: ['account.geeni.example'],
      platform: { api: 'https://api.geeni.example' },
      billing: {
        provider: 'recurly',
        v3: false,
        publicKey: 'ewr1-geeni-public-key',
        second: { provider: 'stripeElements', publicKey: 'pk_test_geeni', connectedAccount: 'acct_geeni' },
      },
      wallets: {
        applePay: { label: 'Merkury Smart' },
        googlePay: { merchantId: 'BCR2DN4T00000000', businessName: 'Merkury Smart' },
      },
      social: { google: { clientId: 'geeni.apps.googleusercontent.example' } },
      tagManager: {
        container: 'GTM-GEENI01',
        experiments: 'https://experiments.geeni.example/portal.js',
        sendsTo: {
          measuring: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
          advertising: [
            'https://*.g.doubleclick.net',
            'https://*.google.com',
            'https://pagead2.googlesyndication.com',
          ],
        },
        receivers: { measuring: ['Google'], advertising: ['Google'] },
      },
      voiceAssistants: [
        { partner: 'google', clientId: 'geeni-google' },
        { partner: 'alexa', clientId: 'geeni-alexa' },
      ],
    });
  });

  it('is undefined where the environment gives it no deployment', () => {
    expect(deployedBrand(geeni, { name: 'staging', deployments: {} })).toBeUndefined();
  });

  test.each(
    brandFiles(import.meta.glob('./data/*.ts', { eager: true })).map((brand) => [brand.key, brand] as const),
  )('%s has a deployment in the sandbox environment by its key alone', (key, brand) => {
    const there = deployedBrand(brand, { name: 'sandbox', deployments });
    expect(there).toMatchObject({ key, hosts: [`account.${key}.example`] });
    expect(there?.voiceAssistants.map(({ partner }) => partner)).toEqual(brand.voiceAssistants);
    expect(Object.keys(there?.social ?? {})).toEqual(brand.social);
  });
});

describe('a secret where a public value belongs is refused in every environment', () => {
  const alexa = given.voiceAssistants?.alexa;
  test.each<[what: string, brand: BrandFile, changes: object, line: string]>([
    [
      'of Stripe',
      nightowl,
      { billing: { publicKey: 'sk_live_51Hq', recurlyKey: 'ewr1-x' } },
      'billing.publicKey: is Stripe’s secret key',
    ],
    [
      'of Stripe, for tests',
      nightowl,
      { billing: { publicKey: 'sk_test_51Hq', recurlyKey: 'ewr1-x' } },
      'billing.publicKey: is Stripe’s secret key',
    ],
    [
      'of Stripe, restricted',
      notion,
      { billing: { publicKey: 'rk_live_51Hq', checkoutHosts: ['a.b'] } },
      'billing.publicKey: is a restricted secret key of Stripe',
    ],
    [
      'of a webhook',
      geeni,
      { billing: { ...given.billing, second: { publicKey: 'pk_test_x', connectedAccount: 'whsec_1' } } },
      'billing.second.connectedAccount: is the secret of a Stripe webhook',
    ],
    [
      'of Recurly',
      geeni,
      { billing: { ...given.billing, publicKey: '0123456789abcdef0123456789abcdef' } },
      'billing.publicKey: is Recurly’s private API key',
    ],
    [
      'of Google',
      geeni,
      { social: { ...given.social, google: { clientId: 'GOCSPX-4f2a' } } },
      'social.google.clientId: is Google’s client secret',
    ],
    [
      'of Apple',
      geeni,
      {
        social: {
          ...given.social,
          apple: { ...given.social?.apple, lrApiKey: '-----BEGIN PRIVATE KEY-----' },
        },
      },
      'social.apple.lrApiKey: is a private key',
    ],
    [
      'of Apple, signed',
      geeni,
      { social: { ...given.social, apple: { ...given.social?.apple, lrApiKey: 'eyJhbGciOi.eyJpc3MiOi.x' } } },
      'social.apple.lrApiKey: is a signed token',
    ],
    [
      'of an assistant',
      geeni,
      { voiceAssistants: { ...given.voiceAssistants, alexa: { ...alexa, clientId: 'GOCSPX-4f2a' } } },
      'voiceAssistants.alexa.clientId: is Google’s client secret',
    ],
  ])('%s', (_what, brand, changes, line) => {
    for (const name of ['sandbox', 'staging', 'production']) {
      const environment = { name, deployments: { [brand.key]: { ...deployments(brand), ...changes } } };
      expect(() => deployedBrand(brand, environment)).toThrow(`\n  ${line}: everybody could read it`);
    }
  });
});

it('the id of an assistant may look like a key of Recurly: the brand’s own server made it up', () => {
  const assistants = given.voiceAssistants;
  const alexa = { redirectUris: [], ...assistants?.alexa, clientId: '0123456789abcdef0123456789abcdef' };
  expect(joined(geeni, { ...given, voiceAssistants: { ...assistants, alexa } })).toBeDefined();
});

const { second: _second, ...withoutSecond } = given.billing;

describe('an invalid deployment says what to correct', () => {
  test.each<[what: string, brand: BrandFile, changes: object, line: string]>([
    [
      'a host with a port',
      geeni,
      { hosts: ['a.example.com:443'] },
      'hosts.0: must be a lower-case host name',
    ],
    ['a host in capitals', geeni, { hosts: ['A.example.com'] }, 'hosts.0: must be a lower-case host name'],
    ['no host', geeni, { hosts: [] }, 'hosts: '],
    [
      'a base without TLS',
      geeni,
      { platform: { ...given.platform, api: 'http://api.example.com' } },
      'platform.api: must be an https:// address',
    ],
    [
      'a base with a query',
      geeni,
      { platform: { ...given.platform, api: 'https://api.example.com/?v=2' } },
      'platform.api: must be a base address: no query',
    ],
    ['no platform', geeni, { platform: undefined }, 'platform: is missing'],
    [
      'an invalid container',
      geeni,
      { tagManager: { ...given.tagManager, container: "x');alert(1)//" } },
      'tagManager.container: must be a container id',
    ],
    [
      'a host of tags with a path',
      geeni,
      { tagManager: { ...given.tagManager, sendsTo: { advertising: ['https://ads.example/pixel'] } } },
      'tagManager.sendsTo.advertising.0: must be an origin',
    ],
    [
      'a host of tags with a word of a policy',
      geeni,
      { tagManager: { ...given.tagManager, sendsTo: { measuring: ["https://a.example 'unsafe-inline'"] } } },
      'tagManager.sendsTo.measuring.0: must be an origin',
    ],
    ['no container', geeni, { tagManager: undefined }, 'tagManager: is missing'],
    [
      'A/B tests without a script',
      geeni,
      { tagManager: { container: 'GTM-A1B2C3' } },
      'tagManager.experiments: is missing',
    ],
    [
      'nothing about what is behind Recurly',
      geeni,
      { billing: { ...given.billing, recurly: undefined } },
      'billing.recurly: is missing',
    ],
    [
      'the same beside Stripe',
      nightowl,
      { billing: { ...deployments(nightowl).billing, recurly: undefined } },
      'billing.recurly: is missing',
    ],
    [
      'no gateway',
      geeni,
      { billing: { ...given.billing, recurly: { region: 'us', gateways: [] } } },
      'billing.recurly.gateways: must name a gateway',
    ],
    [
      'a gateway that nobody knows',
      geeni,
      { billing: { ...given.billing, recurly: { region: 'us', gateways: ['paypal'] } } },
      'billing.recurly.gateways.0: must be one of stripe, adyen, braintree, cybersource',
    ],
    [
      'another region',
      geeni,
      { billing: { ...given.billing, recurly: { region: 'asia', gateways: ['stripe'] } } },
      'billing.recurly.region: must be us or eu',
    ],
    ['no second provider', geeni, { billing: withoutSecond }, 'billing.second: is missing'],
    ['no Google button', geeni, { social: { apple: given.social?.apple } }, 'social.google: is missing'],
    ['no Apple button', geeni, { social: { google: given.social?.google } }, 'social.apple: is missing'],
    ['no wallet', geeni, { wallets: {} }, 'wallets.googlePay: is missing'],
    [
      'an assistant too few',
      geeni,
      { voiceAssistants: { google: given.voiceAssistants?.google } },
      'voiceAssistants.alexa: is missing',
    ],
    [
      'an assistant without an address',
      geeni,
      { voiceAssistants: { ...given.voiceAssistants, alexa: { clientId: 'x', redirectUris: [] } } },
      'voiceAssistants.alexa.redirectUris: ',
    ],
    ['no checkout', notion, { billing: { publicKey: 'pk_live_x' } }, 'billing.checkoutHosts: is missing'],
    [
      'no Recurly key for invoices past due',
      nightowl,
      { billing: { publicKey: 'pk_live_x' } },
      'billing.recurlyKey: is missing',
    ],
    [
      'a button the brand does not have',
      notion,
      { social: { google: { clientId: 'x' } } },
      'social.google: src/brands/data/notion.ts does not have it',
    ],
    [
      'a field of the brand file',
      geeni,
      { displayName: 'Geeni' },
      '(whole file): Unrecognized key: "displayName"',
    ],
  ])('%s', (_what, brand, changes, line) => {
    expect(() => joined(brand, { ...deployments(brand), ...changes })).toThrow(
      `The deployment of ${brand.key} in environments/staging.ts cannot be used. Correct these fields:\n  ${line}`,
    );
  });
});
