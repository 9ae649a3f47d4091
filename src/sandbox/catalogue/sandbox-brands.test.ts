import { describe, expect, it, test } from 'vitest';
import { allBrands } from '../../brands/all-brands.ts';
import { allSandboxBrands } from './all-sandbox-brands.ts';
import { parseCatalogue } from './catalogue-schema.ts';
import { catalogue as visi } from './data/visi.ts';
import { sandboxBrands } from './sandbox-brands.ts';

const free = allBrands.byKey.get('visi')?.planCodes.free ?? [];
const parse = (catalogue: unknown) => parseCatalogue('visi', free, catalogue);

describe.each([...allSandboxBrands.byKey])('what the sandbox sells for %s', (_key, { catalogue }) => {
  it('has exactly one default plan, and it is free', () => {
    const defaults = catalogue.filter((tier) => tier.default);
    expect(defaults.map(({ amounts }) => Object.values(amounts))).toEqual([[0]]);
  });

  it('has no duplicate plan code', () => {
    expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
  });
});

describe('a catalogue', () => {
  test.each([
    ['half a cent', { usd: 0.5 }],
    ['a cycle of six months', { billingCycle: 6 }],
    ['a price by currency', { amounts: { USD: 799 } }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => parse([{ ...visi[0], ...changes }])).toThrow('Correct these fields');
  });

  it('is refused with one message per field', () => {
    expect(() => parse([{ ...visi[0], code: 'Pro M', billingOrder: -1 }]))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: The catalogue of visi cannot be sold. Correct these fields:
        0.code: must be lower-case letters, digits and underscores
        0.billingOrder: Too small: expected number to be >=0]
    `);
  });

  test.each([
    [
      { code: 'visi_gift', billingCycle: 0 },
      'planCodes.free must name "visi_gift", because it is never charged',
    ],
    [{ code: free[0], billingCycle: 1 }, `"${free[0]}" is charged, so planCodes.free must not name it`],
  ])('must agree with the brand about free plans: %j', (changes, message) => {
    expect(() => parse([{ ...visi[0], ...changes }])).toThrow(message);
  });
});

describe('a brand without a catalogue of its own', () => {
  const [first] = allBrands.byKey.values();
  if (!first) throw new Error('there is no brand');

  it('sells the default plans, with its own free code', () => {
    const sold = sandboxBrands(allBrands, {}).byKey.get(first.key);
    expect(sold?.catalogue.map(({ name, billingCycle }) => [name, billingCycle])).toEqual([
      ['Free', 0],
      ['Standard', 1],
      ['Standard', 12],
      ['Classic', 1],
      ['Plus', 1],
    ]);
    expect(sold?.catalogue[0]?.code).toBe(first.planCodes.free[0]);
  });
});

it('a plan code can be free in one brand and charged in another', () => {
  const [first, second] = [...allBrands.byKey.values()];
  const [code = ''] = second?.planCodes.free ?? [];
  const charged = { ...visi[0], code, billingCycle: 1, usd: 100 };
  expect(first?.planCodes.free).not.toContain(code);
  const sold = sandboxBrands(allBrands, { [`./data/${first?.key}.ts`]: { catalogue: [charged] } });
  expect(sold.byKey.get(first?.key ?? '')?.catalogue).toMatchObject([{ code, billingCycle: 1 }]);
});
