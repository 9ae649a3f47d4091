import type { AppMessage } from '../../contracts/native-message.ts';
import type { DeviceChoiceForm, DeviceCoverForm, DraftView } from '../../contracts/devices/device-choice.ts';
import type { ChangeOutcome } from '../../domain/orders/account-change.ts';
import { deviceChoice } from '../../domain/devices/device-choice.ts';
import type { DeviceDraft, DeviceDraftReason } from '../../domain/devices/device-draft.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { recordEvent } from '../tags/analytics.ts';
import { type CompletedChange, redirectWithFlash } from '../page/change-flash.ts';
import { changeEnded, flowError, messagesOfChange } from '../app/app-messages.ts';
import { type FormLead, withAppMessages } from '../request/answer.ts';
import { readDeviceSelection, requestedSelection } from './read-device-selection.ts';
import { accountReader } from '../account/account-reader.ts';
import { changeAccount } from '../account/change-account.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * A choice of devices that was sent. `deviceIds` makes it of the devices on the plan; undefined while those are unknown and it
 * depends on them.
 */
type SentChoice = {
  subscriptionId: string | null;
  version: string;
  deviceIds: (covered: readonly string[] | undefined) => readonly string[] | undefined;
  /** True where the person accepted what they lose. */
  confirmed: boolean;
  /** The page that says that it was saved, and what it says. */
  saved: { to: string; change: CompletedChange };
};

/** Takes a choice of devices from their page, and returns where it leads, with what the page there says. */
export function saveDevices(
  context: RequestContext,
  session: SessionRecord,
  form: DeviceChoiceForm,
): Promise<FormLead> {
  const subscriptionId = form.subscriptionId ?? null;
  return takeChoice(context, session, {
    subscriptionId,
    version: form.version,
    deviceIds: () => form.device,
    confirmed: form.confirmed !== undefined,
    saved: {
      to: pathTo('manageDevices', { subscriptionId }),
      change: { done: 'devicesSaved', subscriptionId: subscriptionId ?? '' },
    },
  });
}

/**
 * Puts one device on a plan, or takes it off where the person takes that press back, and returns to My Plan, which says so. A
 * choice that is not taken leads to the page of the devices.
 */
export function coverDevice(
  context: RequestContext,
  session: SessionRecord,
  { subscriptionId, version, device, undo }: DeviceCoverForm,
): Promise<FormLead> {
  const isUndone = undo !== undefined;
  return takeChoice(context, session, {
    subscriptionId,
    version,
    deviceIds: (covered) =>
      covered && [...covered.filter((id) => id !== device), ...(isUndone ? [] : [device])],
    confirmed: isUndone,
    saved: {
      to: pathTo('myPlan'),
      change: { done: isUndone ? 'uncovered' : 'covered', subscriptionId, device },
    },
  });
}

/** The limit and the plan in a form are not trusted: both are read again. A choice that is not taken is kept as a draft. */
async function takeChoice(
  context: RequestContext,
  session: SessionRecord,
  sent: SentChoice,
): Promise<FormLead> {
  const requested = requestedSelection(sent.subscriptionId, session);
  if (!requested) return pathTo('plans');
  const read = await readDeviceSelection(accountReader(context, session), context, requested);
  if (read.kind === 'signIn' && read.failure.kind === 'signedOut')
    return signInAgain(
      context,
      read.failure,
      pathTo('manageDevices', { subscriptionId: sent.subscriptionId }),
    );
  if (read.kind === 'signIn' || (read.kind === 'redirect' && read.page === 'error')) {
    const { subscriptionId } = sent;
    const chosen = sent.deviceIds(undefined);
    return chosen === undefined
      ? withAppMessages(pathTo('manageDevices', { subscriptionId }), ...draftMessages('failed'))
      : keepDraft(context, { subscriptionId, deviceIds: [...new Set(chosen)], reason: 'failed' });
  }
  if (read.kind === 'redirect') return pathTo(read.page);
  const { selection } = read;
  const here = pathTo('manageDevices', { subscriptionId: selection.subscriptionId });
  const keep = (reason: DeviceDraftReason, deviceIds: string[]) =>
    keepDraft(context, { subscriptionId: selection.subscriptionId, deviceIds, reason });
  const verdict = deviceChoice({
    mode: selection.mode,
    chosen: sent.deviceIds(selection.covered) ?? [],
    choosable: selection.devices.map(({ id }) => id),
    covered: selection.covered,
    limit: selection.plan.deviceQuantity,
    accepted: selection.change?.acceptedLoss ?? 0,
    confirmed: sent.confirmed,
  });
  const isStale = sent.version !== selection.version;
  if (verdict.kind === 'unchanged') {
    await saveDrafts(context, { deviceDraft: undefined });
    // The same form was sent before, and that request has saved it.
    return isStale ? redirectWithFlash(context, session, sent.saved.to, sent.saved.change) : here;
  }
  if (isStale || verdict.kind === 'unknownDevice') return keep('changedMeanwhile', verdict.deviceIds);
  if (verdict.kind !== 'take') return keep(verdict.kind, verdict.deviceIds);
  const { deviceIds } = verdict;
  if (selection.change) {
    const planChange = { ...selection.change, deviceIds };
    await saveDrafts(context, { planChange, deviceDraft: undefined });
    return pathTo(stepPages[planChange.step]);
  }
  const outcome = await changeAccount(context, session, {
    kind: 'saveDevices',
    subscriptionId: selection.subscriptionId ?? '',
    deviceIds,
    version: selection.version,
  });
  if (outcome.kind === 'signedOut') return signInAgain(context, outcome, here);
  if (outcome.kind === 'done') {
    await saveDrafts(context, { deviceDraft: undefined });
    recordEvent(context, 'AcctDashManageDevice', pathTo('manageDevices'));
    const lead = await redirectWithFlash(context, session, sent.saved.to, sent.saved.change);
    return withAppMessages(lead, ...messagesOfChange('devices', outcome));
  }
  if (outcome.kind === 'refused' && outcome.why === 'leaving') return pathTo('pendingDelete');
  const reason = reasonOf(outcome);
  return reason === undefined ? pathTo('myPlan') : keep(reason, deviceIds);
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
  return withAppMessages(
    pathTo('manageDevices', {
      subscriptionId: deviceDraft.subscriptionId,
      draft: 'asked' satisfies DraftView,
    }),
    ...draftMessages(deviceDraft.reason),
  );
}

/** What an app is told of a choice of devices that was not saved; nothing while the page asks about it. */
function draftMessages(reason: DeviceDraftReason): AppMessage[] {
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
