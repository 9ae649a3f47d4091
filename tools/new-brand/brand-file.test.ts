import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it, test } from 'vitest';
import { type BrandInput, parseBrand } from '../../src/brands/brand-schema.ts';
import { deployedBrand } from '../../src/brands/deployed-brand.ts';
import { placeholdersIn } from '../../src/brands/placeholder.ts';
import { deployments } from '../../environments/sandbox.ts';
import { brandFileText, domainOf, firstDayBrand } from './brand-file.ts';
import { proposePalettes } from './palette.ts';
import type { Answers } from './questions.ts';

const root = path.join(import.meta.dirname, '../..');
const harbor: Answers = {
  key: 'harbor',
  name: 'Harbor Home',
  host: 'account.harbor.example',
  accent: '#0c5a60',
  provider: 'recurly',
  scheme: 'light',
  corners: 'soft',
  typeface: 'system',
  backdrop: 'ripples',
  locale: 'en-US',
  country: 'US',
};
const brandOf = (changes: Partial<Answers> = {}) =>
  firstDayBrand({ ...harbor, ...changes }, proposePalettes(harbor.accent));

/** The brand with its deployment in the sandbox environment, where nothing of the deployment is real. */
function joined(brand: BrandInput) {
  const found = deployedBrand(parseBrand(`./data/${brand.key}.ts`, brand), { name: 'sandbox', deployments });
  if (!found) throw new Error('there is no deployment');
  return found;
}

describe('a brand on its first day', () => {
  test.each([
    ['recurly', 'portal'],
    ['stripe', 'delegatedCheckout'],
    ['stripeElements', 'portal'],
  ] as const)('with the provider %s has the flow %s and fits its deployment', (provider, flow) => {
    const { billing, flow: own } = joined(brandOf({ provider }));
    expect([billing.provider, own]).toEqual([provider, flow]);
  });

  it('has nothing that needs an account elsewhere', () => {
    const brand = joined(brandOf());
    expect(brand.apps).toBeUndefined();
    expect([brand.social, brand.voiceAssistants, brand.wallets]).toEqual([{}, [], {}]);
  });

  test.each(['account.harbor.example', 'account.harbor.com'])(
    'at %s has placeholders for what nobody has confirmed',
    (host) => {
      const found = placeholdersIn(joined(brandOf({ host })), { takesMoney: false });
      expect(found).toEqual(
        expect.arrayContaining(['support.email', 'footer.terms', 'footer.privacy', 'planCodes.free.0']),
      );
    },
  );

  it('has addresses of the domain of its host', () => {
    expect(brandOf({ host: 'account.harbor.co.uk' })).toMatchObject({
      support: { email: 'placeholder-support@harbor.co.uk' },
      footer: { terms: 'https://www.harbor.co.uk/placeholder-terms' },
    });
    expect(brandOf().support.email).toBe('support@harbor.example');
  });
});

test.each([
  ['account.harbor.example', 'harbor.example'],
  ['account.harbor.co.uk', 'harbor.co.uk'],
  ['harbor.com', 'harbor.com'],
])('the domain of %s is %s', (host, domain) => {
  expect(domainOf(host)).toBe(domain);
});

describe('the text of a brand file', () => {
  it('is formatted as the project is, and says the brand', async () => {
    const text = await brandFileText(brandOf({ name: 'Harbor’s "Home"' }), root);
    const file = path.join(root, 'src/brands/data/harbor.ts');
    expect(await check(text, { ...(await resolveConfig(file)), filepath: file })).toBe(true);
    expect(text).toContain("import type { BrandInput } from '../brand-schema.ts';");
    expect(text).toContain(`displayName: 'Harbor’s "Home"'`);
    expect(text).toMatch(/\n\} satisfies BrandInput;\n$/);
  });

  it('is not made for a brand that breaks the schema', async () => {
    await expect(brandFileText({ ...brandOf(), country: 'usa' }, root)).rejects.toThrow(
      'Correct these fields',
    );
  });
});
