import { describe, expect, it, test } from 'vitest';
import { parseBrand } from './brand-schema.ts';
import { brand as visi } from './data/visi.ts';

const file = './data/visi.ts';

describe('a brand file', () => {
  it('may leave out what most brands have alike', () => {
    const { social: _social, apps: _apps, ...least } = visi;
    expect(parseBrand(file, least)).toMatchObject({ social: [], copy: {}, currencies: {} });
  });

  test.each([
    ['a host, which is its place’s', { hosts: ['account.visi.example'] }],
    ['a key, which is its place’s', { billing: { provider: 'recurly', publicKey: 'ewr1-x' } }],
    [
      'an address of the platform, which is its place’s',
      { platform: { api: 'https://a.example', oauth: 'https://b.example' } },
    ],
    ['an address that is a script', { footer: { ...visi.footer, terms: 'javascript:alert(1)' } }],
    ['a country in small letters', { country: 'us' }],
    ['a locale that is none', { locale: 'English!' }],
    ['a switch in text', { features: { ...visi.features, cancelPlan: 'yes' } }],
    ['a switch nobody knows', { features: { ...visi.features, cancelPlans: true } }],
    ['a provider nobody knows', { billing: { provider: 'paypal' } }],
    ['a key that climbs', { key: '../visi' }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => parseBrand(file, { ...visi, ...changes })).toThrow('Mend these fields');
  });
});

describe('a wrong file says what to mend', () => {
  it('field by field, in the words of a person', () => {
    const wrong = {
      ...visi,
      country: 'USA',
      locale: 'en_US!',
      features: { ...visi.features, cancelPlan: 'yes' },
      support: { email: 'support' },
      footer: { ...visi.footer, terms: 'www.visi.example/terms' },
    };
    expect(() => parseBrand(file, wrong)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The brand file ./data/visi.ts cannot be used. Mend these fields:
        locale: must be a language tag such as en-US
        country: must be a two-letter country code such as US
        support.email: Invalid email address
        footer.terms: must be an https:// address
        features.cancelPlan: Invalid input: expected boolean, received string]
    `);
  });

  it('in the name of a country that pays in its own currency', () => {
    const wrong = { ...visi, currencies: { au: 'AUD' } };
    expect(() => parseBrand(file, wrong)).toThrow(/currencies\.au: must be .* such as US/);
  });

  it('when it is no brand at all', () => {
    expect(() => parseBrand(file, null)).toThrowErrorMatchingInlineSnapshot(`
      [Error: The brand file ./data/visi.ts cannot be used. Mend these fields:
        (whole file): Invalid input: expected object, received null]
    `);
  });

  it('when its name and its key differ', () => {
    expect(() => parseBrand('./data/vissi.ts', visi)).toThrowErrorMatchingInlineSnapshot(
      `[Error: The brand file ./data/vissi.ts says key "visi": name the file visi.ts, or mend the key.]`,
    );
    expect(() => parseBrand('./data/my-visi.ts', visi)).toThrow('name the file visi.ts');
  });
});
