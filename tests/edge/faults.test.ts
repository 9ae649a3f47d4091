import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { leadsTo } from '../support/html.ts';
import { ask, signedIn } from '../support/portal.ts';
import { sandbox } from '../support/sandbox.ts';
import { askedFor, expectCalm, expectWayOn, myPlanReads, WAYS } from '../support/way-on.ts';
import { readFaults } from './rows/faults.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const brand = 'geeni';

describe.each(myPlanReads)('My Plan, when GET $path', ({ path, failing }) => {
  test.each(readFaults.map((row) => ({ ...row, id: row.id ?? '' })))(
    '$id has the fault $fault: $outcome',
    async ({ fault: kind, outcome, asked }) => {
      const cookie = await signedIn('owner', brand);
      const fault = { method: 'GET', path, fault: kind };
      await sandbox.setFault(fault);
      const page = await ask({ brand, path: '/subscriptions', cookie });
      expectCalm(page, brand);
      expect(await askedFor(page, path)).toBe(asked);
      for (const other of myPlanReads.filter((each) => each.path !== path))
        expect(await askedFor(page, other.path)).toBe(1);
      if (outcome === 'shown') {
        expect(leadsTo(page)).toBeUndefined();
        expect(page.text).toContain(`id="plan-${brand}-owner-plan"`);
        return;
      }
      const way = outcome === 'ended' ? WAYS.ended : failing;
      await expectWayOn(page, { brand, cookie, way, fault });
    },
  );
});

describe('My Plan under another name', () => {
  test.each(['/anything-unknown', '/caf%C3%A9'])('%s leads on just the same', async (path) => {
    const cookie = await signedIn('owner');
    const fault = { method: 'GET', path: '/subscriptions', fault: 'status:500' };
    await sandbox.setFault(fault);
    const page = await ask({ path, cookie });
    expectCalm(page, brand);
    await expectWayOn(page, { brand, cookie, way: WAYS.unavailable, fault });
  });
});
