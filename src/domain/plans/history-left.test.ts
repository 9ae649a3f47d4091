import { describe, expect, test } from 'vitest';
import { planCodes } from '../../../tests/support/platform-fixtures.ts';
import { historyLeft } from './history-left.ts';

const lite = { code: 'pepper_lite', billingCycle: 0, retentionDays: 1 };

describe('the retention of devices that no paid plan covers any more', () => {
  test.each([
    ['twoHours', lite, { kind: 'hours', hours: 2 }],
    ['twoHours', undefined, { kind: 'hours', hours: 2 }],
    ['noService', lite, { kind: 'none' }],
    ['unchanged', lite, { kind: 'hours', hours: 6 }],
    ['unchanged', { ...lite, code: 'some_plan' }, { kind: 'hours', hours: 24 }],
    ['unchanged', { ...lite, retentionDays: 2 }, { kind: 'days', days: 2 }],
    ['unchanged', { ...lite, retentionDays: 0 }, { kind: 'none' }],
    ['unchanged', undefined, undefined],
  ] as const)('%s with the default plan %j: %j', (rule, plan, left) => {
    expect(historyLeft(rule, plan, { freeHistoryHours: 6, planCodes })).toEqual(left);
  });
});
