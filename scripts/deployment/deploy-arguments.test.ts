import { expect, it, test } from 'vitest';
import { deployArguments } from './deploy-arguments.ts';

it('takes its own arguments, and leaves the rest to Wrangler', () => {
  expect(
    deployArguments(
      'production --share 10 --take-over a.com --take-over=b.com --tag v1 --secrets-file=s --dry-run'.split(
        ' ',
      ),
    ),
  ).toEqual({
    environment: 'production',
    share: 10,
    takeOver: ['a.com', 'b.com'],
    isDryRun: true,
    tag: 'v1',
    rest: ['--secrets-file=s', '--dry-run'],
  });
  expect(deployArguments(['staging'])).toEqual({
    environment: 'staging',
    share: undefined,
    takeOver: [],
    isDryRun: false,
    tag: undefined,
    rest: [],
  });
});

test.each([
  ['--share'],
  ['--share', 'half'],
  ['--share', '101'],
  ['--share', '-1'],
  ['--share', '1.5'],
  ['--take-over'],
])('refuses %s %s', (...args) => {
  expect(() => deployArguments(['staging', ...args])).toThrow(/--share|--take-over/);
});
