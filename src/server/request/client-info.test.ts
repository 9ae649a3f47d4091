import { expect, test } from 'vitest';
import { edgeFacts } from './client-info.ts';

const nothing = { city: undefined, country: undefined, region: undefined, timezone: undefined };

function requestFrom(cf: unknown): Request {
  return Object.assign(new Request('https://account.geeni.example/'), { cf });
}

test.each([
  [undefined, nothing],
  [{}, nothing],
  [
    { country: 'US', regionCode: 'TX', city: ' Austin ', timezone: 'America/Chicago' },
    { country: 'US', region: 'TX', city: 'Austin', timezone: 'America/Chicago' },
  ],
  [{ country: 'T1', regionCode: 7, city: '' }, nothing],
])('the edge says %j', (cf, facts) => {
  expect(edgeFacts(requestFrom(cf))).toEqual({ ...nothing, ...facts });
});

test.each([
  ['DE', 'DE', undefined],
  ['US-CA', 'US', 'CA'],
  ['CA-QC', 'CA', 'QC'],
  ['unknown', undefined, undefined],
  ['', undefined, undefined],
  ['de', undefined, undefined],
  ['US-CA;x', undefined, undefined],
])('the sandbox plays %j: country %s, region %s', (played, country, region) => {
  expect(edgeFacts(requestFrom({ country: 'US', regionCode: 'TX', city: 'Austin' }), played)).toEqual({
    ...nothing,
    country,
    region,
  });
});
