import { describe, expect, it, test } from 'vitest';
import { allBrands } from './all-brands.ts';
import type { Brand } from './brand-schema.ts';
import { hasPage } from '../domain/pages/find-page.ts';

const brands = [...allBrands.byKey];

function brandOf(key: string): Brand {
  const brand = allBrands.byKey.get(key);
  if (!brand) throw new Error(`there is no brand ${key}`);
  return brand;
}

/** The seven original brands. The tables below do not concern brands that were added later. */
const specified = ['geeni', 'momentum', 'nightowl', 'notion', 'otis', 'pepper', 'visi'];

it('the seven original brands exist', () => {
  expect(brands.map(([key]) => key)).toEqual(expect.arrayContaining(specified));
});

describe.each(brands)('%s', (key, brand) => {
  it('is found by its own hosts and by <key>.localhost', () => {
    for (const host of [...brand.hosts, `${key}.localhost`]) expect(allBrands.byHost.get(host)).toBe(brand);
  });

  it('has the key under which it is listed', () => {
    expect(brand.key).toBe(key);
  });

  it('has a support address of its own', () => {
    expect(brand.support.email).toContain('@');
    expect(brands.filter(([, other]) => other.support.email === brand.support.email)).toHaveLength(1);
  });

  it('has an address of its own for every voice assistant, platform and app', () => {
    const addresses = [
      brand.platform.api,
      brand.platform.oauth,
      ...brand.voiceAssistants.flatMap((client) => [client.clientId, ...client.redirectUris]),
      ...(brand.apps ? [brand.apps.uriScheme] : []),
    ];
    for (const address of addresses) expect(address.toLowerCase()).toContain(key);
  });
});

describe('billing per brand', () => {
  test.each([
    ['momentum', 'recurly', undefined, 'portal'],
    ['pepper', 'recurly', undefined, 'portal'],
    ['otis', 'recurly', undefined, 'portal'],
    ['visi', 'recurly', undefined, 'portal'],
    ['geeni', 'recurly', 'stripeElements', 'portal'],
    ['notion', 'stripe', undefined, 'delegatedCheckout'],
    ['nightowl', 'stripeElements', undefined, 'portal'],
  ])('%s: %s, second %s, %s', (key, provider, second, flow) => {
    const { billing, flow: own } = brandOf(key);
    expect(billing.provider).toBe(provider);
    expect(billing.provider === 'recurly' ? billing.second?.provider : undefined).toBe(second);
    expect(own).toBe(flow);
  });
});

const onlyIn: [what: string, brands: string[], has: (brand: Brand) => unknown][] = [
  ['Cancel plan', ['geeni', 'notion', 'otis', 'visi'], (brand) => hasPage(brand, 'cancelPlan')],
  [
    'another page that the brand goes without',
    [],
    ({ withoutPages }) => withoutPages.some((name) => name !== 'cancelPlan'),
  ],
  ['two-year tab', ['visi'], ({ features }) => features.twoYearTab],
  ['tax in the recurring charge shown', ['notion'], ({ features }) => features.taxInRecurringCharge],
  [
    'retention of 2 hours after cancel',
    ['otis', 'pepper'],
    (brand) => brand.retentionAfterCancel === 'twoHours',
  ],
  ['no service after cancel', ['notion'], (brand) => brand.retentionAfterCancel === 'noService'],
  [
    'no special character in a password',
    ['momentum', 'pepper'],
    ({ password }) => !password.specialCharacter,
  ],
  ['Show and Hide of the password', ['nightowl'], ({ features }) => features.showPasswordToggle],
  ['Forgot Password? on the sign-in page', ['nightowl'], ({ features }) => features.forgotPasswordOnLogin],
  [
    'a smaller label on the e-mail field of Forgot password',
    ['nightowl'],
    ({ features }) => features.smallForgotEmailLabel,
  ],
  ['a price on the plan buttons', ['visi'], ({ features }) => features.priceOnPlanButtons],
  [
    'a confirmation of a downgrade only when the names differ',
    ['visi'],
    ({ features }) => features.downgradeComparesNames,
  ],
  [
    'another plan recommended',
    ['geeni', 'momentum', 'nightowl', 'notion', 'otis', 'pepper', 'visi'],
    ({ features }) => features.recommendations,
  ],
  [
    '2 hours of history on a free plan without a billing cycle',
    ['otis'],
    ({ features }) => features.freeHistoryHours === 2,
  ],
  ['a tag manager', ['geeni'], ({ tagManager }) => tagManager],
  ['a currency variant for AU', ['notion'], ({ currencies }) => currencies['AU']],
];

describe('a difference between the brands is data', () => {
  test.each(onlyIn)('%s: %j', (_what, keys, has) => {
    expect(
      brands
        .filter(([key, brand]) => specified.includes(key) && has(brand))
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(keys);
  });

  it('geeni is called Merkury Smart', () => {
    expect(brandOf('geeni').displayName).toBe('Merkury Smart');
  });
});
