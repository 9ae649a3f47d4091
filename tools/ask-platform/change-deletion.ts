import { PENDING_DELETE } from '../../src/contracts/access/profile.ts';
import { canChooseDevices } from '../../src/domain/plans/plan-menu.ts';
import type { Asking, PutBackEnd } from './asking.ts';
import { madeIn, READS_WHILE_UNSURE, untilShown } from './changing.ts';
import { reason, type Untold } from './seen.ts';

/** Requests the deletion of the account, sees how the platform treats it meanwhile, and cancels the request. */
export async function requestAndCancelDeletion(asking: Asking): Promise<Untold | undefined> {
  const { recorder, brand } = asking;
  const now = await recorder.call('accountProfile');
  if (!now.ok)
    return reason('The status of the account could not be read.', 'See what became of `accountProfile`.');
  if (now.answer.pepperUser.account.status === PENDING_DELETE)
    return reason(
      'The account is about to be deleted already.',
      'Use another account: this one stays as it is.',
    );
  // The devices are those from before the run: a list that is late may still show a change that was put back.
  const plan = asking.accountBefore?.plans.find((each) => canChooseDevices(each, brand.planCodes));
  asking.putBack.push({
    what: 'The deletion of the account was requested',
    undo: () => cancelDeletion(asking),
  });
  const sent = await recorder.call('requestDeletion');
  const isPending = await untilShown(asking.pause, async () => (await statusNow(asking)) === PENDING_DELETE);
  // The devices stay the same, so that nothing is changed even where the platform does not refuse it.
  if (sent.ok && isPending && plan)
    await recorder.call('saveDevices', {
      body: { pepperSubscriptionId: plan.id, devices: [...plan.deviceIds], devicesRemoved: [] },
    });
  // What the request has done to the plans.
  if (sent.ok && isPending) await recorder.call('subscriptions');
  return undefined;
}

/** Cancels the request. After an answer that was lost it waits first until the request shows, because it may still be made. */
async function cancelDeletion(asking: Asking): Promise<PutBackEnd> {
  const made = madeIn(asking, 'requestDeletion', 'deletion');
  if (made === 'none') return 'back';
  const isPending = async () => (await statusNow(asking)) === PENDING_DELETE;
  const isSeen = made === 'made' || (await untilShown(asking.wait, isPending, READS_WHILE_UNSURE));
  await asking.recorder.call('cancelDeletion');
  const isActive = await untilShown(asking.wait, async () => {
    const status = await statusNow(asking);
    return status !== undefined && status !== PENDING_DELETE;
  });
  if (!isActive) return 'notYet';
  return isSeen ? 'back' : 'mayCome';
}

/** The status of the account; undefined where it cannot be read. */
async function statusNow({ recorder }: Asking): Promise<string | undefined> {
  const read = await recorder.call('accountProfile');
  return read.ok ? read.answer.pepperUser.account.status : undefined;
}
