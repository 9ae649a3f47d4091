import type { NativeNotice } from '../../contracts/native-message.ts';
import type { DeviceChoiceForm } from '../../contracts/devices/device-choice.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { deviceChoice } from '../../domain/devices/device-choice.ts';
import type { DeviceDraft, DeviceDraftReason } from '../../domain/devices/device-draft.ts';
import { stepPaths } from '../../domain/plans/plan-change-step.ts';
import { recordEvent } from '../page/analytics.ts';
import { leadToDone } from '../page/done-flash.ts';
import { changeEnded, flowError, noticesOfChange } from '../page/app-notices.ts';
import { type FormLead, telling } from '../request/answer.ts';
import { devicesAddress, forgetDraft } from './device-draft-address.ts';
import {
  type DeviceSelectionContext,
  readDeviceSelection,
  wantedSelection,
} from './device-selection-context.ts';
import { accountReader } from '../account/account-reader.ts';
import { changeAccount } from '../account/change-account.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Takes a choice of devices and returns the path to redirect to, with what the page there says. The limit and the plan in the form are not trusted:
 * both are read again. A choice that is not taken is kept as a draft for the page.
 */
export async function saveDevices(
  context: RequestContext,
  session: SessionRecord,
  form: DeviceChoiceForm,
): Promise<FormLead> {
  const asked = wantedSelection(form.subscriptionId, session);
  if (!asked) return '/plans';
  const read = await readDeviceSelection(accountReader(context, session), context, asked);
  if (read.kind === 'signIn' && read.failure.kind === 'signedOut')
    return signInAgain(context, read.failure, devicesAddress(form.subscriptionId ?? null));
  if (read.kind === 'signIn' || (read.kind === 'redirect' && read.to === '/error')) {
    const subscriptionId = form.subscriptionId ?? null;
    return keepDraft(context, { subscriptionId, deviceIds: [...new Set(form.device)], reason: 'failed' });
  }
  if (read.kind === 'redirect') return read.to;
  const { selection } = read;
  const keep = (reason: DeviceDraftReason, deviceIds: string[]) =>
    keepDraft(context, { subscriptionId: selection.subscriptionId, deviceIds, reason });
  const verdict = deviceChoice({
    mode: selection.mode,
    chosen: form.device,
    choosable: selection.shown.map(({ id }) => id),
    held: selection.held,
    limit: selection.plan.deviceQuantity,
    confirmed: form.confirmed !== undefined,
  });
  const isStale = form.version !== selection.version;
  if (verdict.kind === 'unchanged') {
    await forgetDraft(context);
    // The same form was sent before, and that request has saved it.
    return isStale ? leadToSaved(context, session, selection) : devicesAddress(selection.subscriptionId);
  }
  if (isStale || verdict.kind === 'unknownDevice') return keep('changedMeanwhile', verdict.deviceIds);
  if (verdict.kind !== 'take') return keep(verdict.kind, verdict.deviceIds);
  const { deviceIds } = verdict;
  if (selection.change) {
    const planChange = { ...selection.change, deviceIds };
    await saveDrafts(context, { planChange, deviceDraft: undefined });
    return stepPaths[planChange.step];
  }
  const outcome = await changeAccount(context, session, {
    kind: 'saveDevices',
    subscriptionId: selection.subscriptionId ?? '',
    deviceIds,
    version: selection.version,
  });
  if (outcome.kind === 'signedOut')
    return signInAgain(context, outcome, devicesAddress(selection.subscriptionId));
  if (outcome.kind === 'done') {
    await forgetDraft(context);
    recordEvent(context, 'AcctDashManageDevice', '/manage-devices');
    return telling(await leadToSaved(context, session, selection), ...noticesOfChange('devices', outcome));
  }
  if (outcome.kind === 'refused' && outcome.why === 'leaving') return '/pending-delete';
  const reason = reasonOf(outcome);
  return reason === undefined ? '/subscriptions' : keep(reason, deviceIds);
}

/**
 * Returns the reason that the page gives for a change that was not made; undefined where the plan can no longer be
 * managed here.
 */
function reasonOf(
  outcome: Exclude<ChangeOutcome, { kind: 'done' | 'signedOut' }>,
): DeviceDraftReason | undefined {
  if (outcome.kind !== 'refused') return outcome.kind;
  switch (outcome.why) {
    case 'noSuchSubscription':
    case 'notChangeable':
      return undefined;
    case 'changedMeanwhile':
    case 'unknownDevice':
      return 'changedMeanwhile';
    case 'overLimit':
      return 'overLimit';
    case 'notCancellable':
    case 'notRequired':
    case 'leaving':
    case 'platform':
      return 'failed';
    case 'busy':
    case 'underWay':
      return outcome.why;
  }
}

async function keepDraft(context: RequestContext, deviceDraft: DeviceDraft): Promise<FormLead> {
  await saveDrafts(context, { deviceDraft });
  return telling(devicesAddress(deviceDraft.subscriptionId, 'asked'), ...draftNotices(deviceDraft.reason));
}

/** What an app is told of a choice of devices that was not saved; nothing while the page asks about it. */
function draftNotices(reason: DeviceDraftReason): NativeNotice[] {
  switch (reason) {
    case 'overLimit':
    case 'nothingChosen':
    case 'confirmLoss':
      return [];
    case 'unsure':
      return [changeEnded('devices', 'unknown')];
    case 'failed':
    case 'busy':
    case 'underWay':
    case 'changedMeanwhile':
      return [flowError('devices-not-saved')];
  }
}

function leadToSaved(
  context: RequestContext,
  session: SessionRecord,
  { subscriptionId }: DeviceSelectionContext,
): Promise<FormLead> {
  return leadToDone(context, session, devicesAddress(subscriptionId), {
    done: 'devicesSaved',
    subscriptionId: subscriptionId ?? '',
  });
}
