/** @module-tag all */
import { afterEach, describe, expect, test } from 'vitest';
import { platformOperations } from '../../../src/contracts/platform/platform-table.ts';
import { expectShown, type Journey } from '../../support/fault-matrix.ts';
import { askPortalWithFastTimeouts } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';
import { accessJourneys } from '../rows/fault-journeys-access.ts';
import { resumingJourneys } from '../rows/fault-journeys-resuming.ts';
import { moneyJourneys } from '../rows/fault-journeys-money.ts';
import { planJourneys } from '../rows/fault-journeys-plans.ts';

afterEach(() => sandbox.clearFaults());

/** Operations whose journeys first make a call that another operation of the same brand hangs: they run in a later turn. */
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
const all = [...accessJourneys, ...planJourneys, ...resumingJourneys, ...moneyJourneys];

/** Runs all journeys at the same time, so that all wait for one deadline. */
async function expectGivenUp(journeys: readonly Journey[]): Promise<void> {
  await sandbox.reset();
  const backdrops = [];
  for (const journey of journeys) backdrops.push({ journey, scene: await journey.ready(journey.brand) });
  for (const { brand, operation } of journeys) {
    const { method, path } = platformOperations[operation];
    await sandbox.setFault({ brand, method, path, fault: 'hang' });
  }
  const told = await Promise.allSettled(
    backdrops.map(({ journey, scene }) => expectShown(journey, scene, { kind: 'lost', fault: 'hang' })),
  );
  expect(told.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
}

describe('A platform that never answers: each journey gives up in time and says so', () => {
  askPortalWithFastTimeouts();

  test.each([
    ['of the first turn', all.filter(({ operation }) => !second.has(operation) && !third.has(operation))],
    ['of the second turn', all.filter(({ operation }) => second.has(operation))],
    ['of the third turn', all.filter(({ operation }) => third.has(operation))],
  ])('the operations %s', (_turn, journeys) => expectGivenUp(journeys));
});
