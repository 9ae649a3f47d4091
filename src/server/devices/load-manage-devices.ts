import type { PlatformClient } from '../platform/platform-client.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import { plainText } from '../../contracts/plain-text.ts';
import type { Copy } from '../../copy/copy.ts';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { draftViews } from '../../contracts/devices/device-choice.ts';
import type { DeviceMode } from '../../domain/devices/device-choice.ts';
import type { DeviceDraft } from '../../domain/devices/device-draft.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { brandDeviceModels, brandPlans } from '../platform/catalogue.ts';
import { type DeviceSelection, readDeviceSelection, requestedSelection } from './read-device-selection.ts';
import { devicesAddress, forgetDraft } from './device-draft-address.ts';
import { dialogText, coveredDevicesText, openDialog } from './device-dialog-text.ts';
import { retentionText } from '../words/history-text.ts';
import { platformOf } from '../platform/platform-of.ts';
import { accountReader } from '../account/account-reader.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { takeRefusedText } from '../access/typed-text.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { consumeFlash } from '../page/change-flash.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { withoutDevices } from '../app/app-messages.ts';
import { notAllText } from '../words/not-all-text.ts';
import { loaded, redirectTo } from '../page/loaded.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Loads the page on which devices are chosen, in words, or the path to redirect to. */
export async function manageDevicesPage(context: RequestContext, session: SessionRecord) {
  const platform = platformOf(context, session);
  const [{ change: saved, cookies }, read, models, kept] = await Promise.all([
    consumeFlash(context, session, ['devicesSaved']),
    readDeviceSelection(
      accountReader(context, session),
      context,
      requestedSelection(context.url.searchParams.get('subscriptionId'), session) ?? 'theOnePlan',
    ),
    brandDeviceModels(platform, context.brand.key, context.nowMs),
    historyAfterCover(platform, context),
  ]);
  const here = context.url.pathname + context.url.search;
  if (read.kind === 'signIn') return redirectTo(await signInAgain(context, read.failure, here));
  if (read.kind === 'redirect')
    return redirectTo(read.page === 'error' ? withoutDevices(here) : pathTo(read.page));
  const { selection } = read;
  const view = draftViews.find((known) => known === context.url.searchParams.get('draft'));
  const { deviceDraft } = session;
  const draft = view && deviceDraft?.subscriptionId === selection.subscriptionId ? deviceDraft : undefined;
  if (deviceDraft && !draft) context.after(forgetDraft(context));
  if (selection.devices.length === 0 || selection.plan.deviceQuantity === 0) {
    const { change } = selection;
    if (!change) return redirectTo(pathTo('myPlan'));
    await saveDrafts(context, { planChange: { ...change, deviceIds: [] } });
    return redirectTo(pathTo(stepPages[change.step]));
  }
  const refused = await takeRefusedText(context, session);
  const isOfThese = refused.fields?.['subscriptionId'] === (selection.subscriptionId ?? undefined);
  const page = formOf(context, selection, {
    draft,
    refused: isOfThese ? refused.fields?.[DEVICE_FIELD]?.split('\n') : undefined,
    asks: view === 'asked',
    isSaved: saved?.subscriptionId === selection.subscriptionId,
    models,
    kept,
  });
  return loaded(page, { cookies: [...cookies, ...refused.cookies] });
}

type Known = {
  draft: DeviceDraft | undefined;
  /** The devices that were chosen in a form that was refused because its session was over. */
  refused: readonly string[] | undefined;
  /** True where the page has something to say about the draft. */
  asks: boolean;
  /** True right after a choice was saved. */
  isSaved: boolean;
  models: ReadonlyMap<string, string>;
  kept: Retention | undefined;
};

function formOf(
  context: RequestContext,
  selection: DeviceSelection,
  { draft, refused, asks, isSaved, models, kept }: Known,
) {
  const copy = context.copy('devices');
  const { mode, plan, covered } = selection;
  const limit = plan.deviceQuantity;
  const chosen = draft?.reason === 'changedMeanwhile' ? undefined : (draft?.deviceIds ?? refused);
  const selected = new Set(selectedIn(context, selection, chosen));
  const names = new Map(selection.devices.map(({ id, name }) => [id, name ?? copy.unnamedDevice]));
  const nameOf = (id: string) => names.get(id) ?? copy.unnamedDevice;
  const isSavedAfterAll = draft !== undefined && wasSaved(selection, draft);
  const removed = covered.filter((id) => !selected.has(id));
  const found = coveredDevicesText(covered.map(nameOf), plan.name, copy, context.locale.format);
  const open =
    draft && asks && !isSavedAfterAll ? openDialog(draft.reason, { selected, removed, limit }) : undefined;
  const changedText = mode === 'save' ? copy.changedText : fillIn(copy.changedNext, { plan: plan.name });
  return {
    kind: 'form' as const,
    lead: fillIn(copy.lead, { plan: plan.name, count: limit }),
    saved: isSavedAfterAll || isSaved,
    missing: selection.isComplete ? undefined : notAllText(context),
    form: {
      action: callOfAccount(context, '/api/devices/save'),
      mode,
      subscriptionId: selection.subscriptionId,
      version: selection.version,
      limit,
      accepted: selection.change?.acceptedLoss ?? 0,
      devices: selection.devices.map((device) => ({
        id: device.id,
        name: nameOf(device.id),
        model: device.model === null ? undefined : (models.get(device.model) ?? plainText(device.model)),
        // False values are left out, because there may be hundreds of devices.
        ...coverOf(device.id, selection),
        ...(selected.has(device.id) ? { selected: true } : {}),
      })),
      back:
        mode === 'save' ? pathTo('myPlan') : pathTo('plans', { planId: selection.change?.toPlanId ?? '' }),
      ...dialogText(open, { copy, changedText, found: mode === 'save' ? found : undefined }),
      plans: pathTo('plans'),
      dismiss: devicesAddress(selection.subscriptionId, 'kept'),
      nothingText: mode === 'next' ? fillIn(copy.nothingText, { plan: plan.name }) : undefined,
      words: {
        ...wordsOf(mode, copy),
        limitText: fillIn(copy.limitText, { plan: plan.name, count: limit }),
        lossLead: mode === 'save' ? fillIn(copy.lossNow, { plan: plan.name }) : copy.lossLater,
        lossKept: kept
          ? retentionText(kept, { none: copy.lossNone, hours: copy.lossHours, days: copy.lossDays })
          : copy.lossUnknown,
      },
    },
  };
}

/**
 * Returns which plan covers a device today: `held` for the plan whose devices are chosen, `elsewhere` for another,
 * nothing where none does.
 */
function coverOf(
  id: string,
  { covered, elsewhere }: Pick<DeviceSelection, 'covered' | 'elsewhere'>,
): { cover?: 'held' | 'elsewhere' } {
  if (covered.includes(id)) return { cover: 'held' };
  return elsewhere.has(id) ? { cover: 'elsewhere' } : {};
}

/** Returns the words of the form and its dialogs that are the same for every plan. */
function wordsOf(mode: DeviceMode, copy: Copy['devices']) {
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
    submit: mode === 'save' ? copy.saveChanges : copy.next,
    saving: mode === 'save' ? copy.saving : copy.movingOn,
  };
}

/**
 * Returns the devices that are ticked when the page opens: the person's choice where they made one, else those on the
 * plan.
 */
function selectedIn(
  { url }: RequestContext,
  selection: DeviceSelection,
  chosenBefore: readonly string[] | undefined,
): string[] {
  const shown = new Set(selection.devices.map(({ id }) => id));
  if (chosenBefore) return chosenBefore.filter((id) => shown.has(id));
  if (!selection.change) return selection.covered;
  const chosen = selection.change.deviceIds.filter((id) => shown.has(id));
  if (chosen.length > 0) return chosen.slice(0, selection.plan.deviceQuantity);
  return url.searchParams.get('prefillSelections') === 'true'
    ? selection.covered.slice(0, selection.plan.deviceQuantity)
    : [];
}

/**
 * Returns true where a choice that was reported as failed or unknown was saved after all: the plan covers exactly its
 * devices.
 */
function wasSaved({ mode, covered }: DeviceSelection, { reason, deviceIds }: DeviceDraft): boolean {
  const isOpen = mode === 'save' && (reason === 'failed' || reason === 'unsure');
  return isOpen && covered.length === deviceIds.length && covered.every((id) => deviceIds.includes(id));
}

/**
 * Returns how long video is kept of a device that no paid plan covers any more; undefined where that cannot be found
 * out now.
 */
async function historyAfterCover(
  platform: PlatformClient,
  { brand, nowMs }: RequestContext,
): Promise<Retention | undefined> {
  // The default plan matters only for a brand whose devices keep the retention of that plan.
  const plans =
    brand.retentionAfterCancel === 'unchanged' ? await brandPlans(platform, brand.key, nowMs) : undefined;
  return historyLeft(
    brand.retentionAfterCancel,
    plans?.value.find(({ isDefault }) => isDefault),
    { freeHistoryHours: brand.features.freeHistoryHours, planCodes: brand.planCodes },
  );
}
