import { platformOperations } from '../../src/contracts/platform/platform-table.ts';
import type { Asking } from './asking.ts';
import { findingsOf } from './findings.ts';
import { personalIn } from './personal.ts';
import { answerOf, reason, type Seen, type Untold } from './seen.ts';

/** The points of what a change names, and of what tells whether it was put back. */
const namedByChanges: ReadonlySet<string> = new Set([
  'every call ids',
  'every call forms',
  'every call pages',
  'every call dates',
  'subscriptions answer',
  'subscriptions answer.id',
  'subscriptions answer.status',
  'subscriptions answer.provider',
  'subscriptions answer.plan_config',
]);

/** What a part of a run may need: an account that is signed in, and beyond that an option and a test system. */
export type Need = 'nothing' | 'account' | 'changes' | 'testSystem' | 'orders';

/**
 * Why a part of a run may not do what it needs; undefined where it may. Nothing is changed where something that a change names was
 * not understood: the run then ends with that reason.
 */
export function whyNot(asking: Asking, need: Need): Untold | undefined {
  const { changes, orders, isTestSystem } = asking.settings;
  if (need === 'nothing' || need === 'account') return undefined;
  if (need === 'orders' && !orders)
    return reason('An order costs money.', 'Run this with `--orders` on a test system.');
  if (need !== 'orders' && !changes)
    return reason('The call changes something.', 'Run this with `--changes` on a test system.');
  if (need === 'testSystem' && !isTestSystem)
    return reason(
      'The call is made on a test system only, and this environment does not say that it is one.',
      'Set `isTestSystem` in the file of the environment, if no money moves there.',
    );
  const untold = notUnderstood(asking);
  asking.endedEarly ??= untold;
  return untold;
}

function notUnderstood(asking: Asking): Untold | undefined {
  const { accountBefore, recorder } = asking;
  const devices = answerOf(recorder, 'devices')?.map(({ id }) => id);
  if (!accountBefore || !devices)
    return reason(
      'Nothing is changed in an account that could not be read whole: its plans, devices, status or card.',
      'See which of these calls got no answer, and run this again.',
    );
  const unread = recorder.exchanges.find(
    ({ call, result }) =>
      platformOperations[call].method === 'GET' && !result.ok && result.failure.kind === 'garbled',
  );
  if (unread) return strange(`The contract does not read what \`${unread.call}\` answered.`);
  for (const { id, finding } of findingsOf(seenBy(asking)))
    if (namedByChanges.has(id) && finding.verdict === 'otherwise') return strange(finding.came);
  // Keeping a plan names its devices as their own list has them.
  return accountBefore.plans.every(({ deviceIds }) => deviceIds.every((id) => devices.includes(id)))
    ? undefined
    : strange('A plan covers a device that the list of devices does not have.');
}

function strange(came: string): Untold {
  return reason(
    `Nothing is changed where a read was not understood. ${came}`,
    'It could not be put back with certainty: put that right first, here or at the platform.',
  );
}

/** What a run has seen so far. */
export function seenBy({ brand, recorder, person, settings, nowMs, ...asking }: Asking): Seen {
  return {
    exchanges: recorder.exchanges,
    skipped: asking.skipped,
    endedEarly: asking.endedEarly,
    brand: { key: brand.key, androidPackage: brand.apps?.androidPackage, planCodes: brand.planCodes },
    personal: personalIn(recorder.exchanges, person),
    nowMs: nowMs(),
    hasPromoCode: settings.promoCode !== undefined,
    previewed: asking.previewed,
    ordered: asking.ordered,
    invoiceId: asking.invoiceId,
  };
}
