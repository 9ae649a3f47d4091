import { describe, expect, it, test } from 'vitest';
import { parseBrand } from './brand-schema.ts';
import { brand as visi } from './data/visi.ts';

const file = './data/visi.ts';

describe('a brand file', () => {
  it('may leave out fields that have a default', () => {
    const { social: _social, apps: _apps, ...least } = visi;
    expect(parseBrand(file, least)).toMatchObject({ social: [], copy: {}, currencies: {} });
  });

  test.each([
    ['a host, which belongs to its deployment', { hosts: ['account.visi.example'] }],
    [
      'a public key, which belongs to its deployment',
      { billing: { provider: 'recurly', publicKey: 'ewr1-x' } },
    ],
    [
      'an address of the platform, which belongs to its deployment',
      { platform: { api: 'https://a.example', oauth: 'https://b.example' } },
    ],
    ['an address that is a script', { footer: { ...visi.footer, terms: 'javascript:alert(1)' } }],
    ['a country in small letters', { country: 'us' }],
    ['an invalid locale', { locale: 'English!' }],
    ['a switch as text', { features: { ...visi.features, twoYearTab: 'yes' } }],
    ['an unknown switch', { features: { ...visi.features, cancelPlans: true } }],
    ['an unknown provider', { billing: { provider: 'paypal' } }],
    ['a key that leaves its folder', { key: '../visi' }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => parseBrand(file, { ...visi, ...changes })).toThrow('Correct these fields');
  });
});

describe('an invalid file says what to correct', () => {
  it('with a plain sentence for each field', () => {
    const wrong = {
      ...visi,
      country: 'USA',
      locale: 'en_US!',
      features: { ...visi.features, twoYearTab: 'yes' },
      support: { email: 'support' },
      footer: { ...visi.footer, terms: 'www.visi.example/terms' },
    };
    expect(() => parseBrand(file, wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The brand file ./data/visi.ts cannot be used. Correct these fields:
        locale: must be a language tag such as en-US
        country: must be a two-letter country code such as US
        support.email: Invalid email address
        footer.terms: must be an https:// address
        features.twoYearTab: Invalid input: expected boolean, received string]
    `);
  });

  it('for the country code of a currency', () => {
    const wrong = { ...visi, currencies: { au: 'AUD' } };
    expect(() => parseBrand(file, wrong)).toThrow(/currencies\.au: must be .* such as US/);
  });

  it('when it is not a brand', () => {
    expect(() => parseBrand(file, null)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The brand file ./data/visi.ts cannot be used. Correct these fields:
        (whole file): Invalid input: expected object, received null]
    `);
  });

  it('when its name and its key differ', () => {
    expect(() => parseBrand('./data/vissi.ts', visi)).toThrowErrorMatchingInlineSnapshot(
      `[Error: The brand file ./data/vissi.ts says key "visi": name the file visi.ts, or change the key.]`,
    );
    expect(() => parseBrand('./data/my-visi.ts', visi)).toThrow('name the file visi.ts');
  });
});
