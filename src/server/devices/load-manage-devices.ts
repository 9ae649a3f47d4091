import { draftViews } from '../../contracts/devices/device-choice.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { tickedDevices } from '../../domain/devices/device-choice.ts';
import { type DeviceDraftReason, isReasonCurrent, wasDraftSaved } from '../../domain/devices/device-draft.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { historyLeft } from '../../domain/plans/history-left.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import { takeRefusedText } from '../access/typed-text.ts';
import { accountReader } from '../account/account-reader.ts';
import { withoutDevices } from '../app/app-messages.ts';
import { consumeFlash } from '../page/change-flash.ts';
import { type Loaded, loaded, type RedirectPage, redirectTo } from '../page/loaded.ts';
import { brandDeviceModels, brandPlans } from '../platform/catalogue.ts';
import type { PlatformClient } from '../platform/platform-client.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { saveDrafts } from '../session/sessions.ts';
import { type DeviceSelection, readDeviceSelection, requestedSelection } from './read-device-selection.ts';

/** What the page shows on which devices are chosen. */
export type ManageDevicesFacts = {
  kind: 'devices';
  selection: DeviceSelection;
  /** The ids of the devices that are ticked when the page opens. */
  ticked: ReadonlySet<string>;
  /** True right after a choice was saved. */
  isSaved: boolean;
  /** Why the last choice was not saved; undefined where the page does not say it. */
  refusal: DeviceDraftReason | undefined;
  /** The shop name of each device model. */
  models: ReadonlyMap<string, string>;
  /** How long video of a device is kept that no paid plan covers any more; undefined where nobody knows. */
  afterCover: Retention | undefined;
};

/** Loads the page on which devices are chosen. Where there is nothing to choose, it leads on. */
export async function loadManageDevices(
  context: RequestContext,
  session: SessionRecord,
): Promise<Loaded<ManageDevicesFacts | RedirectPage>> {
  const { pathname, search, searchParams } = context.url;
  const platform = platformOf(context, session);
  const [{ change: lastChange, cookies }, read, models, afterCover] = await Promise.all([
    consumeFlash(context, session, ['devicesSaved']),
    readDeviceSelection(
      accountReader(context, session),
      context,
      requestedSelection(searchParams.get('subscriptionId'), session) ?? 'theOnePlan',
    ),
    brandDeviceModels(platform, context.brand, context.nowMs),
    retentionAfterCover(platform, context),
  ]);
  const here = pathname + search;
  if (read.kind === 'signIn') return redirectTo(await signInAgain(context, read.failure, here));
  if (read.kind === 'redirect')
    return redirectTo(read.page === 'error' ? withoutDevices(here) : pathTo(read.page));
  const { selection } = read;
  const { devices, covered, change, mode, plan, subscriptionId } = selection;
  const view = draftViews.find((each) => each === searchParams.get('draft'));
  const { deviceDraft } = session;
  const draft = view && deviceDraft?.subscriptionId === subscriptionId ? deviceDraft : undefined;
  if (deviceDraft && !draft) context.after(saveDrafts(context, { deviceDraft: undefined }));
  if (devices.length === 0 || plan.deviceQuantity === 0) {
    if (!change) return redirectTo(pathTo('myPlan'));
    await saveDrafts(context, { planChange: { ...change, deviceIds: [] } });
    return redirectTo(pathTo(stepPages[change.step]));
  }
  const { fields, cookies: refusedCookies } = await takeRefusedText(context, session);
  // Of a form that was refused because its session was over.
  const refusedChoice =
    fields?.['subscriptionId'] === (subscriptionId ?? undefined)
      ? fields?.[DEVICE_FIELD]?.split('\n')
      : undefined;
  const ticked = new Set(
    tickedDevices({
      choosable: devices.map(({ id }) => id),
      covered,
      limit: plan.deviceQuantity,
      change,
      startsWithCovered: searchParams.get('prefillSelections') === 'true',
      earlierChoice: draft?.reason === 'changedMeanwhile' ? undefined : (draft?.deviceIds ?? refusedChoice),
    }),
  );
  const isDraftSaved = draft !== undefined && wasDraftSaved(draft, mode, covered);
  const facts: ManageDevicesFacts = {
    kind: 'devices',
    selection,
    ticked,
    isSaved: isDraftSaved || lastChange?.subscriptionId === subscriptionId,
    refusal:
      draft &&
      view === 'asked' &&
      !isDraftSaved &&
      isReasonCurrent(draft.reason, { ticked, covered, limit: plan.deviceQuantity })
        ? draft.reason
        : undefined,
    models,
    afterCover,
  };
  return loaded(facts, { cookies: [...cookies, ...refusedCookies] });
}

/** Returns how long video is kept of a device that no paid plan covers any more; undefined where nobody can tell now. */
async function retentionAfterCover(
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
