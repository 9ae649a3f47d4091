import { describe, expect, it, test } from 'vitest';
import { consentRule } from './consent-region.ts';

test.each([
  ['DE', undefined, 'ask'],
  ['FR', '75', 'ask'],
  ['IE', undefined, 'ask'],
  ['NO', undefined, 'ask'],
  ['LI', undefined, 'ask'],
  ['GB', 'ENG', 'ask'],
  ['CH', undefined, 'ask'],
  ['RE', undefined, 'ask'],
  ['AX', undefined, 'ask'],
  ['BR', undefined, 'ask'],
  ['KR', undefined, 'ask'],
  ['CA', 'QC', 'ask'],
  ['CA', 'ON', 'optOut'],
  ['CA', undefined, 'optOut'],
  ['US', 'CA', 'optOut'],
  ['US', 'TX', 'optOut'],
  // A region of another country with the code of Quebec.
  ['AR', 'QC', 'optOut'],
  ['AU', 'NSW', 'optOut'],
  ['JP', undefined, 'optOut'],
  [undefined, undefined, 'ask'],
  [undefined, 'CA', 'ask'],
  ['XX', undefined, 'ask'],
  ['T1', undefined, 'ask'],
] as const)('in %s, region %s, the rule is %s', (country, region, rule) => {
  expect(consentRule({ country, region })).toBe(rule);
});

describe('the European Union', () => {
  const members = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
    ' ',
  );

  it('has 27 members, and each asks first', () => {
    expect(members).toHaveLength(27);
    expect(members.filter((country) => consentRule({ country, region: undefined }) !== 'ask')).toEqual([]);
  });
});
