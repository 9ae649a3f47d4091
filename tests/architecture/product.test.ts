import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import {
  accountCodes,
  authenticationCodes,
  CHALLENGE_CODE,
} from '../../src/contracts/platform/platform-problem.ts';
import { type CopySection, copyFor } from '../../src/copy/copy.ts';
import { cardErrorCodes } from '../../src/domain/billing/card-error.ts';
import { callMap } from '../../src/domain/call-map.ts';
import { routeMap } from '../../src/domain/route-map.ts';
import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import { platformCalls } from '../../scripts/platform-calls-text.mjs';

const folder = path.join(import.meta.dirname, '../../docs/product');
const pages = globSync('*.md', { cwd: folder })
  .filter((file) => file !== 'platform.md')
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

/** The rows of every table whose head begins with these columns, as the text of their cells. */
function rowsUnder(...head: string[]): { file: string; cells: string[] }[] {
  return pages.flatMap(({ file, text }) =>
    text.split(/\n\n+/).flatMap((block) => {
      const [first = [], , ...rows] = block
        .split('\n')
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .slice(1, -1)
            .split(/(?<!\\)\|/)
            .map((cell) => cell.trim()),
        );
      return head.every((column, place) => first[place] === column)
        ? rows.map((cells) => ({ file, cells }))
        : [];
    }),
  );
}

const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

describe('docs/product names what the maps of the code have', () => {
  test('every page once, with who may open it', () => {
    const told = rowsUnder('page', 'access').map(({ cells: [page = '', access = ''] }) => [
      inCode(page)[0],
      inCode(access)[0],
    ]);
    expect(told.toSorted()).toEqual([...routeMap].map(([page, { access }]) => [page, access]).toSorted());
  });

  test('every call of /api once, with who may make it', () => {
    const told = rowsUnder('call', 'access').map(({ cells: [call = '', access = ''] }) => [
      inCode(call)[0],
      inCode(access)[0],
    ]);
    expect(told.toSorted()).toEqual([...callMap].map(([call, { access }]) => [call, access]).toSorted());
  });

  test('every code of the platform that has a meaning here', () => {
    const told = new Set(rowsUnder('code').flatMap(({ cells: [code = ''] }) => inCode(code)));
    const known = [
      ...Object.values(authenticationCodes),
      ...Object.values(accountCodes),
      ...cardErrorCodes,
      CHALLENGE_CODE,
      'change_must_be_immediate',
    ];
    expect(known.filter((code) => !told.has(code))).toEqual([]);
  });
});

/** The milliseconds of `12 minutes`; a bare number is itself. */
function valueOf(text: string): number {
  const [, number = '', unit = ''] = /^([\d,]+)(?: (\w+))?$/.exec(text) ?? [];
  const units: Record<string, number> = {
    '': 1,
    ms: 1,
    second: 1_000,
    minute: 60_000,
    hour: 3_600_000,
    day: 86_400_000,
  };
  const factor = units[unit.replace(/(?<=\w{3})s$/, '')];
  if (number === '' || factor === undefined) throw new Error(`no value: ${text}`);
  return Number(number.replaceAll(',', '')) * factor;
}

/** The value of a constant, or of a field of one, as its file writes it: numbers, products and constants of the same file. */
function constantIn(file: string, name: string): number {
  const text = readFileSync(path.join(folder, '../..', file), 'utf8');
  const written =
    new RegExp(`\\bconst ${name}(?:: \\w+)? = ([^;]+);`).exec(text)?.[1] ??
    new RegExp(`\\b${name.split('.').at(-1)}: ([\\d_ *]+)`).exec(text)?.[1];
  if (written === undefined) throw new Error(`${file} has no ${name}`);
  return written
    .split('*')
    .map((factor) => factor.trim())
    .map((factor) =>
      /^[\d_]+$/.test(factor) ? Number(factor.replaceAll('_', '')) : constantIn(file, factor),
    )
    .reduce((product, factor) => product * factor, 1);
}

const limits = rowsUnder('what', 'value', 'constant').map(
  ({ cells: [what = '', value = '', constant = ''] }) => {
    const [name = '', file = ''] = inCode(constant);
    return { what, value, name, file };
  },
);

describe('docs/product says the times and limits of the code', () => {
  test.each(limits)('$what: $value', ({ value, name, file }) => {
    expect(constantIn(file, name)).toBe(valueOf(value));
  });

  it('has more than a few of them', () => {
    expect(limits.length).toBeGreaterThan(20);
  });
});

/** The English words of a key such as `price.per.12`, without what a brand says instead. */
function wordsOf(key: string): unknown {
  const [journey = '', name = '', form] = key.split('.');
  const words: unknown = Reflect.get(copyFor(journey as CopySection, 'en', { copy: {} }), name);
  if (form === undefined) return words;
  const forms: unknown =
    typeof words === 'object' && words !== null ? Reflect.get(words, 'forms') : undefined;
  return typeof forms === 'object' && forms !== null ? Reflect.get(forms, form) : undefined;
}

const agreed = [
  ...rowsUnder('key', 'words').map(({ cells: [key = '', words = ''] }) => ({ key, words })),
  ...rowsUnder('code', 'key', 'words').map(({ cells: [, key = '', words = ''] }) => ({ key, words })),
].map(({ key, words }) => ({ key: inCode(key)[0] ?? '', words }));

describe('docs/product has the agreed words to the letter', () => {
  test.each(agreed)('$key: $words', ({ key, words }) => {
    expect(wordsOf(key)).toBe(words);
  });

  it('has each of them once', () => {
    const keys = agreed.map(({ key }) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys.length).toBeGreaterThan(120);
  });
});

it('docs/product/platform.md is that of the table; node scripts/platform-questions.mjs makes it anew', async () => {
  expect(readFileSync(path.join(folder, 'platform.md'), 'utf8')).toBe(await platformCalls());
});

describe('The sandbox sells the tiers of docs/product/plans.md', () => {
  const tiers = rowsUnder('brand', 'plan', 'days of history').map(
    ({ cells: [brand = '', name = '', ...numbers] }) => ({ brand, name, numbers: numbers.map(Number) }),
  );

  test.each(tiers)('$brand $name: $numbers', ({ brand, name, numbers: [days, devices, months] }) => {
    const sold = allSandboxBrands.byKey
      .get(brand)
      ?.catalogue.filter(({ visible, legacy }) => visible && !legacy)
      .filter(
        (tier) => tier.name === name && tier.billingCycle === months && tier.deviceQuantity === devices,
      );
    expect(sold?.map((tier) => tier.retentionDays)).toEqual([days]);
  });

  it('has the tiers of most brands', () => {
    expect(tiers.length).toBeGreaterThan(15);
  });
});
