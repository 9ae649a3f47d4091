import { describe, expect, it, test } from 'vitest';
import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { budgetRules } from '../../src/domain/access/budget-rules.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

const operations = Object.entries(platformOperations);
const filesWith = (pattern: RegExp) =>
  sourceFiles(['src', 'functions'])
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted();

describe('Every call of the platform that receives or sends a secret spends a budget (docs/adr/018)', () => {
  test.each(operations.filter(([, { access, idempotent }]) => access !== 'signed' && !idempotent))(
    '%s',
    (_, { budget }) => {
      expect(budget).toBeDefined();
    },
  );

  it('only calls of a session and public reads spend no budget', () => {
    const free = operations.filter(([, { budget }]) => budget === undefined);
    expect(free.filter(([, { access }]) => access === 'basic').map(([name]) => name)).toEqual([]);
    expect(free.filter(([, { access }]) => access === 'open').map(([name]) => name)).toEqual([
      'appLink',
      'plans',
      'deviceModels',
    ]);
  });

  it('every budget is spent by an operation, except those of declarations, which are no calls', () => {
    const spent = new Set(operations.flatMap(([, { budget }]) => (budget ? [budget.purpose] : [])));
    expect([...spent, 'declaration', 'receipt'].toSorted()).toEqual(Object.keys(budgetRules).toSorted());
  });

  it('a known browser has a slot of its own wherever a stranger could use up one of an account', () => {
    const ofAccounts = Object.entries(budgetRules).filter(
      ([, { counters }]) =>
        counters.accountFromNetwork ?? counters.account ?? counters.mailbox ?? counters.brand,
    );
    expect(ofAccounts.length).toBeGreaterThan(5);
    for (const [purpose, { counters }] of ofAccounts)
      expect(counters.knownBrowser, purpose).not.toBeUndefined();
  });

  it('one module takes slots for calls of the platform, one for declarations, and one makes the calls', () => {
    expect(filesWith(/new BudgetSlot\(/)).toEqual(['src/server/limits/take-slot.ts']);
    expect(filesWith(/\btakeSlot\(/)).toEqual([
      'src/server/legal/declare.ts',
      'src/server/limits/budgeted-call.ts',
      'src/server/limits/take-slot.ts',
    ]);
    expect(filesWith(/\.callWithin\(/)).toEqual([
      'src/server/limits/budgeted-call.ts',
      'src/server/platform/platform-of.ts',
    ]);
  });
});
