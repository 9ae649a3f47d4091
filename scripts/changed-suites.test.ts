import { expect, it, test } from 'vitest';
import { changedSince, importingFiles, suitesOf } from './changed-suites.ts';

const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((name) => `import { it } from '${name}';`).join('\n'),
});

const files = [
  file('src/domain/text/money.ts'),
  file('src/domain/orders/price.ts', '../text/money.ts'),
  file('src/domain/orders/price.test.ts', './price.ts'),
  file('src/server/orders/quote.ts', '../../domain/orders/price.ts'),
  file('src/server/billing/upcoming.ts', '../../domain/orders/price.ts'),
  file('src/components/devices/device-list.tsx'),
  file('functions/orders.ts', '../src/server/orders/quote.ts'),
  file('functions/portal.ts', './orders.ts'),
  file('tests/support/buyer.ts'),
  file('tests/edge/plans/keep.test.ts', '../../support/buyer.ts'),
  file('tests/edge/orders/crowd.test.ts', '../../../src/domain/orders/price.ts'),
  file('tests/edge/hostile/prices.test.ts', '../../../src/domain/orders/price.ts'),
  file('tests/browser/support/cards.ts'),
  file('tests/browser/billing/card.spec.ts', '../support/cards.ts'),
];

test.each<[string, string[], ReturnType<typeof suitesOf>]>([
  ['nothing', [], { edge: [], browser: [] }],
  [
    'documents and unit tests',
    ['README.md', 'docs/deploy.md', 'src/domain/orders/price.test.ts'],
    { edge: [], browser: [] },
  ],
  ['a rule of all journeys', ['src/domain/text/money.ts'], { edge: 'all', browser: 'all' }],
  ['the build', ['astro.config.mjs', 'docs/deploy.md'], { edge: 'all', browser: 'all' }],
  [
    'a rule of one journey that another uses',
    ['src/domain/orders/price.ts'],
    {
      edge: [
        'tests/edge/billing/',
        'tests/edge/orders/',
        'tests/edge/faults/',
        'tests/edge/hostile/prices.test.ts',
      ],
      browser: ['tests/browser/billing/', 'tests/browser/orders/'],
    },
  ],
  [
    'calls of a journey',
    ['functions/orders.ts'],
    { edge: ['tests/edge/orders/', 'tests/edge/faults/'], browser: ['tests/browser/orders/'] },
  ],
  [
    'what people look at',
    ['src/components/devices/device-list.tsx'],
    {
      edge: ['tests/edge/devices/', 'tests/edge/faults/'],
      browser: ['tests/browser/all-pages/', 'tests/browser/devices/'],
    },
  ],
  [
    'sentences of a journey',
    ['src/copy/fr/linking/linking.ts'],
    {
      edge: ['tests/edge/linking/', 'tests/edge/faults/'],
      browser: ['tests/browser/all-pages/', 'tests/browser/linking/'],
    },
  ],
  [
    'what tests share',
    ['tests/support/buyer.ts', 'tests/browser/support/cards.ts'],
    { edge: ['tests/edge/plans/keep.test.ts'], browser: ['tests/browser/billing/card.spec.ts'] },
  ],
  ['a new test', ['tests/edge/plans/new.test.ts'], { edge: ['tests/edge/plans/new.test.ts'], browser: [] }],
])('a change of %s', (_what, changed, expected) => {
  expect(suitesOf(changed, files)).toEqual(expected);
});

it('finds the importers in this project: the price story reaches the orders and Payment', () => {
  const { edge } = suitesOf(['src/domain/orders/price-story.ts'], importingFiles());
  expect(edge).toContain('tests/edge/orders/');
  expect(edge).toContain('tests/edge/billing/');
});

it('asks git for the changes, and names a commit that git does not know', () => {
  expect(changedSince('HEAD')).toEqual(expect.any(Array));
  expect(() => changedSince('no-such-commit')).toThrow('no-such-commit');
});
