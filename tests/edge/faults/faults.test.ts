import { afterEach, beforeAll, describe, test } from 'vitest';
import { ask, signedIn } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { expectCalm, expectNextLink, WAYS } from '../../support/next-link.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const brand = 'geeni';

describe('My Plan under another name', () => {
  test.each(['/anything-unknown', '/caf%C3%A9'])('%s redirects as My Plan does', async (path) => {
    const cookie = await signedIn('owner');
    const fault = { method: 'GET', path: '/subscriptions', fault: 'status:500' };
    await sandbox.setFault(fault);
    const page = await ask({ path, cookie });
    expectCalm(page, brand);
    await expectNextLink(page, { brand, cookie, way: WAYS.unavailable, fault });
  });
});
