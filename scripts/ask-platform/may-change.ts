import { type OperationName, platformOperations } from '../../src/contracts/platform/platform-table.ts';
import { type Asking, skip } from './asking.ts';
import { findingsOf } from './findings.ts';
import { personalIn } from './personal.ts';
import { answerOf, type Seen, type Untold } from './seen.ts';

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

/**
 * Returns whether a run may make calls that change something, and records why not. With `onTestSystem` it may only where no
 * money moves.
 */
export function mayChange(
  asking: Asking,
  calls: readonly OperationName[],
  { onTestSystem }: { onTestSystem: boolean },
): boolean {
  const { changes, isTestSystem } = asking.settings;
  if (!changes)
    skip(asking, calls, 'The call changes something.', 'Run this with `--changes` on a test system.');
  else if (onTestSystem && !isTestSystem)
    skip(
      asking,
      calls,
      'The call is made on a test system only, and this environment does not say that it is one.',
      'Set `isTestSystem` in the file of the environment, if no money moves there.',
    );
  return changes && (isTestSystem || !onTestSystem) && isUnderstood(asking, calls);
}

/** Returns whether everything was understood that a change names. Where not, the run ends without the calls, and says why. */
export function isUnderstood(asking: Asking, calls: readonly OperationName[]): boolean {
  const untold = notUnderstood(asking);
  if (!untold) return true;
  skip(asking, calls, untold.because, untold.toTell);
  asking.endedEarly ??= untold;
  return false;
}

function notUnderstood(asking: Asking): Untold | undefined {
  const { accountBefore, recorder } = asking;
  const devices = answerOf(recorder, 'devices')?.map(({ id }) => id);
  if (!accountBefore || !devices)
    return {
      because:
        'Nothing is changed in an account that could not be read whole: its plans, devices, status or card.',
      toTell: 'See which of these calls got no answer, and run this again.',
    };
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
  return {
    because: `Nothing is changed where a read was not understood. ${came}`,
    toTell: 'It could not be put back with certainty: put that right first, here or at the platform.',
  };
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
