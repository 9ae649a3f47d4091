import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Device } from '../../contracts/devices/device.ts';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { apart } from '../../domain/text/bidi.ts';
import { dateText } from '../../domain/text/calendar-date.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { isCancelled } from '../../domain/plans/cancellation.ts';
import { isKept } from '../../domain/plans/kept-plan.ts';
import { otherAccountNotice } from '../access/other-account.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import { type DoneChange, takeDone } from '../page/done-flash.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { recordLink } from './change-record-text.ts';

/** What My Plan says once: a change that was just made, and why it took the place of another account's page. */
export type SaidOnce = { done: DoneChange | undefined; notices: MyPlanAlert[] };

/**
 * Takes what My Plan says once, with the `Set-Cookie` values that let it be said once. It is taken before the page is
 * loaded, because no header can follow a page that is sent in pieces.
 */
export async function takeSaidOnce(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ said: SaidOnce; cookies: readonly string[] }> {
  const [{ change, cookies }, other] = await Promise.all([
    takeDone(context, session, ['cancelled', 'kept', 'covered', 'uncovered']),
    otherAccountNotice(context),
  ]);
  return { said: { done: change, notices: other.notices }, cookies: [...cookies, ...other.cookies] };
}

/**
 * Returns the alert after a cancellation, or after it was taken back, and after a device was put on a plan; none where the
 * plans that the page shows say otherwise. A cancelled plan may no longer be among them.
 */
export function doneNotices(
  change: DoneChange | undefined,
  context: RequestContext,
  shown: { subscriptions: readonly Subscription[]; devices: readonly Device[]; copy: Copy['myPlan'] },
): MyPlanAlert[] {
  const { locale, timeZone, brand } = context;
  const { subscriptions, copy } = shown;
  const changed = subscriptions.find(({ id }) => id === change?.subscriptionId);
  switch (change?.done) {
    case 'kept':
      return changed && isKept(changed, brand.planCodes)
        ? [
            {
              kind: 'success',
              title: fillIn(copy.keptTitle, { plan: changed.plan.name }),
              text: copy.keptText,
              link: recordLink(context),
            },
          ]
        : [];
    case 'cancelled': {
      if (changed && !isCancelled(changed)) return [];
      const endsAt = changed?.state.kind === 'ending' ? changed.state.endsAt : null;
      const text =
        changed && endsAt !== null
          ? fillIn(copy.cancelledText, {
              plan: changed.plan.name,
              date: dateText(endsAt, locale.format, timeZone),
            })
          : undefined;
      return [{ kind: 'success', title: copy.cancelledTitle, text, link: recordLink(context) }];
    }
    case 'covered':
    case 'uncovered':
      return changed ? coverNotices(change, changed, context, shown) : [];
    case 'devicesSaved':
    case undefined:
      return [];
  }
}

/** Says that a device was put on a plan, with the button that takes it back; or that it was taken back. */
function coverNotices(
  { done, device: id }: DoneChange,
  subscription: Subscription,
  context: RequestContext,
  { devices, copy }: { devices: readonly Device[]; copy: Copy['myPlan'] },
): MyPlanAlert[] {
  const isCovered = done === 'covered';
  const device = devices.find((each) => each.id === id);
  if (!device || subscription.deviceIds.includes(device.id) !== isCovered) return [];
  const words = copyFor('devices', context.locale.language, context.brand);
  const name = apart(device.name ?? words.unnamedDevice, context.locale.format);
  const success = { kind: 'success' as const, text: undefined, link: undefined };
  if (!isCovered) return [{ ...success, title: fillIn(copy.uncoveredAgain, { device: name }) }];
  const undo = {
    label: copy.undo,
    action: callOfAccount(context, '/api/devices/cover'),
    fields: {
      subscriptionId: subscription.id,
      version: subscriptionVersion(subscription),
      [DEVICE_FIELD]: device.id,
      undo: '1',
    },
  };
  return [{ ...success, title: fillIn(copy.coveredNow, { device: name }), undo }];
}
