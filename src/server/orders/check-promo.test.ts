import { expect, test } from 'vitest';
import { testPlatform } from '../../../tests/support/test-platform.ts';
import { checkPromo } from './check-promo.ts';

test.each<[string, number, unknown, string]>([
  ['with a bare 404, for a code that the platform does not know,', 404, { message: 'Not Found' }, 'invalid'],
  ['with a bare 400', 400, {}, 'invalid'],
  ['with a code of the platform', 404, { errorCode: 'error.promo.plan_restriction' }, 'plan'],
  ['by a busy gateway', 429, { message: 'Too Many Requests' }, 'unknown'],
  ['by an outage', 500, {}, 'unknown'],
])('a promo code refused %s (%i %j) is rejected as %s', async (_how, status, body, why) => {
  const { client } = testPlatform(() => Response.json(body, { status }));
  expect(await checkPromo(client, 'save10', 'pro_m', [])).toEqual({ code: 'save10', state: 'rejected', why });
});
