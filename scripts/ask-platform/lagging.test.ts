import { expect, test } from 'vitest';
import { setFault } from '../../src/sandbox/platform/faults.ts';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { accountIn, asked, otherwiseIn } from './run.fixture.ts';

/** Reads that show an account as it was, and changes that are made after their answer was given up. */
const rows: [what: string, faults: [method: string, path: string, fault: string, times?: number][]][] = [
  ['every list of plans is a minute late', [['GET', '/subscriptions', 'lag:60000']]],
  ['the profile is a minute late', [['GET', '/profile', 'lag:60000']]],
  [
    'every read of the account is a minute late',
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['GET', '/profile', 'lag:60000'],
      ['GET', '/devices', 'lag:60000'],
    ],
  ],
  [
    'each change is made after its answer was given up',
    [
      ['POST', '/saveDevices', 'late:30', 1],
      ['POST', '/cancelPlan', 'late:30', 1],
      ['POST', '/users/deletionRequests', 'late:30', 1],
    ],
  ],
  [
    'the list is late, and no change is answered',
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/saveDevices', 'hang', 1],
      ['POST', '/cancelPlan', 'reset', 1],
    ],
  ],
  [
    'each change is made and answered with a failure',
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/saveDevices', 'done:503', 1],
      ['POST', '/cancelPlan', 'done:500', 1],
      ['POST', '/users/deletionRequests', 'done:503', 1],
    ],
  ],
];

test.each(rows)('%s: the account is as before all the same', async (_what, faults) => {
  const sandbox = testWorld();
  const before = accountIn(sandbox, 'owner', 'otis');
  const { run, findings } = await asked({
    sandbox,
    prepare: ({ world }) => {
      for (const [method, path, fault, times] of faults)
        setFault(world, { brand: 'otis', method, path, fault, ...(times === undefined ? {} : { times }) });
    },
  });
  expect(run.seen.exchanges.some(({ call }) => call === 'cancelPlan')).toBe(true);
  sandbox.world.store.faults.clear();
  expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
  expect([run.notBack, run.failedParts]).toEqual([[], []]);
  expect(otherwiseIn(findings).filter((id) => !/^(saveDevices|cancelPlan|requestDeletion)/.test(id))).toEqual(
    [],
  );
});
