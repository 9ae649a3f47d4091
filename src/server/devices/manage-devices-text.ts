import type { DraftView } from '../../contracts/devices/device-choice.ts';
import { plainText } from '../../contracts/plain-text.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pick } from '../../copy/pick.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { listFormat } from '../../domain/text/intl.ts';
import type { DeviceFormProps } from '../../islands/devices/device-form.tsx';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { keptText } from './kept-text.ts';
import { notAllText } from '../words/not-all-text.ts';
import type { ManageDevicesFacts } from './load-manage-devices.ts';

type Form = Omit<DeviceFormProps, 'heading' | 'children'>;

/** The most names in one sentence. */
const MAX_NAMES = 6;

/** Puts the page into words on which devices are chosen. */
export function manageDevicesText(
  facts: ManageDevicesFacts,
  context: Words & Pick<RequestContext, 'accountMark'>,
): { form: Form; missing: { title: string; text: string } | undefined } {
  const copy = context.copy('devices');
  const { selection, ticked, models } = facts;
  const { mode, subscriptionId, version, change } = selection;
  const { name: plan, deviceQuantity: limit } = selection.plan;
  return {
    form: {
      lead: fillIn(copy.lead, { plan, count: limit }),
      action: callOfAccount(context, '/api/devices/save'),
      mode,
      subscriptionId,
      version,
      limit,
      accepted: change?.acceptedLoss ?? 0,
      devices: selection.devices.map(({ id, name, model }) => ({
        id,
        name: name ?? copy.unnamedDevice,
        model: model === null ? undefined : (models.get(model) ?? plainText(model)),
        // False values are left out, because there may be hundreds of devices.
        ...coverOf(id, selection),
        ...(ticked.has(id) ? { selected: true } : {}),
      })),
      back: mode === 'save' ? pathTo('myPlan') : pathTo('plans', { planId: change?.toPlanId ?? '' }),
      ...dialogText(facts, context),
      plans: pathTo('plans'),
      dismiss: pathTo('manageDevices', { subscriptionId, draft: 'kept' satisfies DraftView }),
      nothingText: mode === 'next' ? fillIn(copy.nothingText, { plan }) : undefined,
      words: formWords(facts, context),
    },
    missing: selection.isComplete ? undefined : notAllText(context),
  };
}

/** Says which plan covers a device today: the one whose devices are chosen, another, or none. */
function coverOf(
  id: string,
  { covered, elsewhere }: ManageDevicesFacts['selection'],
): { cover?: 'held' | 'elsewhere' } {
  if (covered.includes(id)) return { cover: 'held' };
  return elsewhere.has(id) ? { cover: 'elsewhere' } : {};
}

/** Returns the words of the form and its dialogs. */
function formWords({ selection, afterCover }: ManageDevicesFacts, words: Words): Form['words'] {
  const copy = words.copy('devices');
  const { name: plan, deviceQuantity: count } = selection.plan;
  const isNext = selection.mode === 'next';
  return {
    ...pick(
      copy,
      'list',
      'willBeAdded',
      'willLose',
      'onAnotherPlan',
      'filter',
      'filterShown',
      'chosen',
      'takeOff',
      'unchanged',
      'showAll',
      'count',
      'back',
      'limitTitle',
      'ok',
      'changePlan',
      'nothingTitle',
      'lossTitle',
      'notNow',
      'yesSure',
    ),
    submit: isNext ? copy.next : copy.saveChanges,
    saving: isNext ? copy.movingOn : copy.saving,
    limitText: fillIn(copy.limitText, { plan, count }),
    lossLead: isNext ? copy.lossLater : fillIn(copy.lossNow, { plan }),
    lossKept: keptText(afterCover, words),
  };
}

/** Returns the dialog that is open, and what it says about a choice that was not saved. */
function dialogText({ refusal, selection }: ManageDevicesFacts, words: Words): Pick<Form, 'open' | 'notice'> {
  const copy = words.copy('devices');
  switch (refusal) {
    case undefined:
    case 'overLimit':
    case 'nothingChosen':
    case 'confirmLoss':
      return { open: refusal, notice: undefined };
  }
  const isSave = selection.mode === 'save';
  const changedText = isSave ? copy.changedText : fillIn(copy.changedNext, { plan: selection.plan.name });
  const notices: Record<typeof refusal, { title: string; text: string }> = {
    failed: { title: copy.failedTitle, text: copy.failedText },
    busy: { title: copy.failedTitle, text: copy.busyText },
    underWay: { title: copy.failedTitle, text: copy.underWayText },
    unsure: { title: copy.unsureTitle, text: copy.unsureText },
    changedMeanwhile: { title: copy.changedTitle, text: changedText },
  };
  return {
    open: 'notice',
    notice: {
      id: refusal === 'changedMeanwhile' ? 'device-changed' : 'device-failed',
      ...notices[refusal],
      found: isSave && refusal !== 'failed' ? coveredText(selection, words) : undefined,
    },
  };
}

/** Describes which devices the plan covers. */
function coveredText({ devices, covered, plan }: ManageDevicesFacts['selection'], words: Words): string {
  const copy = words.copy('devices');
  if (covered.length === 0 || covered.length > MAX_NAMES)
    return fillIn(copy.foundCount, { plan: plan.name, count: covered.length });
  const names = covered.map((id) => devices.find((device) => device.id === id)?.name ?? copy.unnamedDevice);
  return fillIn(copy.found, { plan: plan.name, devices: listFormat(words.locale.format).format(names) });
}
