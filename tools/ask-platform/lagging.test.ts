import { expect, test } from 'vitest';
import * as z from 'zod';
import { inTurn } from '../../tests/support/suite.ts';
import { exitCodeOf } from './outcome.ts';
import { answering, asked, failing, type Fault, otherwiseIn } from './run.fixture.ts';

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
    const { run, findings, before, after } = await asked(failing(...faults));
    expect(run.seen.exchanges.some(({ call }) => call === 'cancelPlan')).toBe(true);
    expect(after).toEqual(before);
    expect([run.notBack, run.failedParts]).toEqual([[], []]);
    expect(
      otherwiseIn(findings).filter((id) => !/^(saveDevices|cancelPlan|requestDeletion)/.test(id)),
    ).toEqual([]);
  },
);

/** A change that got no answer and that nothing shows: it is told, because it may still be made. */
const untold: [what: string, sentence: string, isBefore: boolean, faults: Fault[]][] = [
  [
    'devices',
    'One device was put on a plan',
    true,
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/saveDevices', 'hang', 1],
    ],
  ],
  [
    'a cancellation',
    'A plan was cancelled',
    false,
    [
      ['GET', '/subscriptions', 'lag:60000'],
      ['POST', '/cancelPlan', 'reset', 1],
    ],
  ],
  [
    'a cancellation that was never made',
    'A plan was cancelled',
    true,
    [['POST', '/cancelPlan', 'status:500', 1]],
  ],
  [
    'a deletion',
    'The deletion of the account was requested',
    true,
    [
      ['GET', '/profile', 'lag:60000'],
      ['POST', '/users/deletionRequests', 'done:503', 1],
    ],
  ],
];

test.each(untold)(
  '%s without an answer, that no read shows, is told',
  async (what, sentence, isBefore, faults) => {
    const { run, findings, before, after } = await asked(failing(...faults));
    expect(run.notBack).toEqual([`${sentence}, or may still be: it got no answer, and nothing shows it.`]);
    expect(exitCodeOf({ run, findings })).toBe(1);
    const orders = run.seen.exchanges.filter(({ call }) => call === 'subscribe');
    expect(orders.length).toBe(what === 'a deletion' ? 1 : 0);
    if (isBefore) expect(after).toEqual(before);
  },
);

test('a late list puts no other devices on a plan than it had', async () => {
  const sent: string[][] = [];
  await asked({
    ...failing(['GET', '/subscriptions', 'lag:250']),
    ...answering('/saveDevices', async (request, platform) => {
      sent.push(z.object({ devices: z.array(z.string()) }).parse(await request.clone().json()).devices);
      return platform(request);
    }),
  });
  const [changed, ...more] = sent.map(({ length }) => length);
  expect([changed, [...new Set(more)]]).toEqual([3, [2]]);
});

test('a plan that is listed with the ids of its devices alone keeps them, also where it is gone from the list', async () => {
  const { run, before, after } = await asked({
    forms: ['cancelled-gone'],
    ...answering('/account/subscriptions', async (request, platform) => {
      const text = await (await platform(request)).text();
      return new Response(text.replaceAll(/"devices":\[.*?\],/g, ''));
    }),
  });
  expect(run.notBack).toEqual([]);
  expect(after).toEqual(before);
});
