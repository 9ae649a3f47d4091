import { afterEach, describe, expect, test } from 'vitest';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { expectTold, type Journey } from '../../support/fault-matrix.ts';
import { askHastyPortal } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { accessJourneys } from '../rows/fault-journeys-access.ts';
import { keepingJourneys } from '../rows/fault-journeys-keeping.ts';
import { moneyJourneys } from '../rows/fault-journeys-money.ts';
import { planJourneys } from '../rows/fault-journeys-plans.ts';

afterEach(() => sandbox.clearFaults());

/** Those that ask on their way what others of the same brand wait for in vain, so that they take another turn. */
const second = new Set<string>([
  'authCodeMfa',
  'contactInfo',
  'validateCoupon',
  'migrationRequired',
  'storeBillingInfoV3',
  'checkoutDelegate',
  'requestDeletion',
]);
const third = new Set<string>([
  'subscribe',
  'migrateSubscriptions',
  'forgotPassword',
  'storeBillingInfo',
  'storeBillingInfoThreeD',
]);
const all = [...accessJourneys, ...planJourneys, ...keepingJourneys, ...moneyJourneys];

/** Makes all of them wait at the same time: what is waited for is a deadline, and one does for all. */
async function expectGivenUp(journeys: readonly Journey[]): Promise<void> {
  await sandbox.reset();
  const backdrops = [];
  for (const journey of journeys) backdrops.push({ journey, scene: await journey.ready(journey.brand) });
  for (const { brand, operation } of journeys) {
    const { method, path } = platformOperations[operation];
    await sandbox.setFault({ brand, method, path, fault: 'hang' });
  }
  const told = await Promise.allSettled(
    backdrops.map(({ journey, scene }) => expectTold(journey, scene, { kind: 'lost', fault: 'hang' })),
  );
  expect(told.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
}

describe('U-09 A platform that never answers is given up in time, and the person is told', () => {
  askHastyPortal();

  test.each([
    ['of the first turn', all.filter(({ operation }) => !second.has(operation) && !third.has(operation))],
    ['of the second turn', all.filter(({ operation }) => second.has(operation))],
    ['of the third turn', all.filter(({ operation }) => third.has(operation))],
  ])('the operations %s', (_turn, journeys) => expectGivenUp(journeys));
});
