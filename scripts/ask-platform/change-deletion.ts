import { PENDING_DELETE } from '../../src/contracts/access/profile.ts';
import { canChooseDevices } from '../../src/domain/plans/plan-menu.ts';
import { readSubscriptions } from '../../src/server/account/read-subscriptions.ts';
import { type Asking, skip } from './asking.ts';
import { madeIn, untilShown } from './changing.ts';

/** Requests the deletion of the account, sees how the platform treats it meanwhile, and cancels the request. */
export async function requestAndCancelDeletion(asking: Asking): Promise<void> {
  const { recorder, brand, settings, profile } = asking;
  if (!profile) return;
  const refuse = (because: string, toTell: string) =>
    skip(asking, ['requestDeletion', 'cancelDeletion'], because, toTell);
  if (!settings.changes)
    return refuse('The call changes the account.', 'Run this with `--changes` on a test system.');
  if (!settings.isTestSystem)
    return refuse(
      'A deletion is requested on a test system only, and this environment does not say that it is one.',
      'Set `isTestSystem` in the file of the environment, if no money moves there.',
    );
  recorder.during('deletion');
  const now = await recorder.call('accountProfile');
  if (!now.ok)
    return refuse('The status of the account could not be read.', 'See what became of `accountProfile`.');
  if (now.answer.pepperUser.account.status === PENDING_DELETE)
    return refuse(
      'The account is about to be deleted already.',
      'Use another account: this one stays as it is.',
    );
  const read = await readSubscriptions(recorder.client, brand, asking.nowMs());
  const plan = read.ok ? read.answer.live.find((each) => canChooseDevices(each, brand.planCodes)) : undefined;
  asking.putBack.push({ what: 'the request for deletion', undo: () => cancelDeletion(asking) });
  await recorder.call('requestDeletion');
  await recorder.call('accountProfile');
  // The devices stay the same, so that nothing is changed even where the platform does not refuse it.
  if (plan)
    await recorder.call('saveDevices', {
      body: { pepperSubscriptionId: plan.id, devices: [...plan.deviceIds], devicesRemoved: [] },
    });
}

/**
 * Cancels the request; returns whether the account is active. After an answer that was lost it waits first until the request
 * shows, because it may still be made.
 */
async function cancelDeletion(asking: Asking): Promise<boolean> {
  const made = madeIn(asking, 'requestDeletion', 'deletion');
  if (made === 'none') return true;
  const isPending = async () => (await statusNow(asking)) === PENDING_DELETE;
  if (made === 'unsure') await untilShown(asking.wait, isPending);
  await asking.recorder.call('cancelDeletion');
  return untilShown(asking.wait, async () => {
    const status = await statusNow(asking);
    return status !== undefined && status !== PENDING_DELETE;
  });
}

/** The status of the account; undefined where it cannot be read. */
async function statusNow({ recorder }: Asking): Promise<string | undefined> {
  const read = await recorder.call('accountProfile');
  return read.ok ? read.answer.pepperUser.account.status : undefined;
}
