import { expect, test } from 'vitest';
import * as z from 'zod';
import { setFault } from '../../src/sandbox/platform/faults.ts';
import { testWorld } from '../../src/sandbox/world/world.fixture.ts';
import { exitCodeOf } from './outcome.ts';
import { accountIn, asked, otherwiseIn } from './run.fixture.ts';
import { inTurn } from '../../tests/support/suite.ts';

type Fault = [method: string, path: string, fault: string, times?: number];

function switchOn(faults: readonly Fault[]) {
  return ({ world }: ReturnType<typeof testWorld>) => {
    for (const [method, path, fault, times] of faults)
      setFault(world, { brand: 'otis', method, path, fault, ...(times === undefined ? {} : { times }) });
  };
}

/** Reads that show an account as it was, and changes that are made after their answer was given up. */
const rows: [what: string, faults: Fault[]][] = [
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
    'each change is made half a minute after its answer was given up',
    [
      ['POST', '/saveDevices', 'late:250', 1],
      ['POST', '/cancelPlan', 'late:250', 1],
      ['POST', '/users/deletionRequests', 'late:250', 1],
    ],
  ],
  [
    'each change is made and answered with a failure',
    [
      ['POST', '/saveDevices', 'done:503', 1],
      ['POST', '/cancelPlan', 'done:500', 1],
      ['POST', '/users/deletionRequests', 'done:504', 1],
    ],
  ],
  [
    'one read of the devices fails, and every price',
    [
      ['GET', '/devices', 'status:500', 1],
      ['POST', '/preview', 'status:500'],
    ],
  ],
];

test.each(inTurn(rows, { turn: 0, turns: 5 }))(
  '%s: the account is as before all the same',
  async (_what, faults) => {
    const sandbox = testWorld();
    const before = accountIn(sandbox, 'owner', 'otis');
    const { run, findings } = await asked({
      sandbox,
      prepare: switchOn(faults),
    });
    expect(run.seen.exchanges.some(({ call }) => call === 'cancelPlan')).toBe(true);
    sandbox.world.store.faults.clear();
    expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
    expect([run.notBack, run.failedParts]).toEqual([[], []]);
    expect(
      otherwiseIn(findings).filter((id) => !/^(saveDevices|cancelPlan|requestDeletion)/.test(id)),
    ).toEqual([]);
  },
);

/** A change that got no answer and that nothing shows: it is told, because it may still be made. */
const untold: [what: string, faults: Fault[], sentence: string, isBefore: boolean][] = [
  [
    'devices',
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/saveDevices', 'hang', 1],
    ],
    'One device was put on a plan, or may still be: it got no answer, and nothing shows it.',
    true,
  ],
  [
    'a cancellation',
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/cancelPlan', 'reset', 1],
    ],
    'A plan was cancelled, or may still be: it got no answer, and nothing shows it.',
    false,
  ],
  [
    'a cancellation that was never made',
    [['POST', '/cancelPlan', 'status:500', 1]],
    'A plan was cancelled, or may still be: it got no answer, and nothing shows it.',
    true,
  ],
  [
    'a deletion',
    [
      ['GET', '/profile', 'lag:60000'],
      ['POST', '/users/deletionRequests', 'done:503', 1],
    ],
    'The deletion of the account was requested, or may still be: it got no answer, and nothing shows it.',
    true,
  ],
];

test.each(untold)(
  '%s without an answer, that no read shows, is told',
  async (_what, faults, sentence, isBefore) => {
    const sandbox = testWorld();
    const before = accountIn(sandbox, 'owner', 'otis');
    const { run, findings } = await asked({ sandbox, prepare: switchOn(faults) });
    expect(run.notBack).toEqual([sentence]);
    expect(exitCodeOf({ run, findings })).toBe(1);
    const orders = run.seen.exchanges.filter(({ call }) => call === 'subscribe');
    expect(orders.length).toBe(sentence.startsWith('The deletion') ? 1 : 0);
    if (isBefore) expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
  },
);

test('a late list puts no other devices on a plan than it had', async () => {
  const sent: string[][] = [];
  const sandbox = testWorld();
  await asked({
    sandbox,
    prepare: switchOn([['GET', '/subscriptions', 'lag:250']]),
    between: (platform) => async (request) => {
      if (request.url.endsWith('/saveDevices'))
        sent.push(z.object({ devices: z.array(z.string()) }).parse(await request.clone().json()).devices);
      return platform(request);
    },
  });
  const [changed, ...more] = sent.map(({ length }) => length);
  expect([changed, [...new Set(more)]]).toEqual([3, [2]]);
});

test('a plan that is listed with the ids of its devices alone keeps them, also where it is gone from the list', async () => {
  const sandbox = testWorld();
  const before = accountIn(sandbox, 'owner', 'otis');
  const { run } = await asked({
    sandbox,
    forms: ['cancelled-gone'],
    between: (platform) => async (request) => {
      const answer = await platform(request);
      if (!request.url.endsWith('/account/subscriptions')) return answer;
      const { status, headers } = answer;
      return new Response((await answer.text()).replaceAll(/"devices":\[.*?\],/g, ''), { status, headers });
    },
  });
  expect(run.notBack).toEqual([]);
  expect(accountIn(sandbox, 'owner', 'otis')).toEqual(before);
});
