import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { cancelReasonOf, cancelReasons } from '../../contracts/orders/cancel-plan.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { canCancel, remainingTime } from '../../domain/orders/cancellation.ts';
import { coveredDevices } from '../../domain/devices/covered-devices.ts';
import type { Retention } from '../../domain/plans/retention.ts';
import { readAccount } from '../account/read-account.ts';
import { historyAfterCover } from '../plans/history-after-cover.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import { signInAgain } from '../access/sign-in-again.ts';
import type { RequestContext } from '../page/request-context.ts';

/**
 * Says what ends when a plan is cancelled, or where the page leads instead. Without a subscription named it is the one that
 * can be cancelled; with several, My Plan asks which.
 */
export async function cancelPlanPage(context: RequestContext, session: SessionRecord) {
  const platform = platformOf(context, session);
  const { brand, locale, timeZone, nowMs, url } = context;
  const [read, kept] = await Promise.all([
    readAccount(platform, brand, nowMs, { required: ['subscriptions', 'devices'] }),
    historyAfterCover(platform, context),
  ]);
  if (read.kind === 'failed') {
    const { fact, failure } = read;
    return leads(
      fact === 'devices' && failure.kind !== 'signedOut'
        ? '/error'
        : await signInAgain(context, failure, url.pathname + url.search),
    );
  }
  const { subscriptions, devices } = read.account;
  const named = url.searchParams.get('subscriptionId');
  const found = subscriptions.filter(
    (each) => canCancel(each, brand.features) && (named === null || each.id === named),
  );
  const [subscription] = found;
  if (!subscription || found.length > 1) return leads('/subscriptions');
  const copy = copyFor('cancel', locale.language, brand);
  const { during, untilMs } = remainingTime(subscription, nowMs);
  const date = untilMs === null ? undefined : dateText(untilMs, locale.format, timeZone);
  const plan = subscription.plan.name;
  const inTrial = during === 'trial';
  const reason = cancelReasonOf(url.searchParams.get('reason'));
  return {
    kind: 'form' as const,
    step: url.searchParams.get('step') === 'confirm' ? ('confirm' as const) : ('tell' as const),
    subscriptionId: subscription.id,
    version: subscriptionVersion(subscription),
    changed: url.searchParams.get('notice') === 'changed',
    lead:
      date === undefined
        ? fillIn(copy.leadUnknown, { plan })
        : fillIn(inTrial ? copy.leadTrial : copy.leadPaid, { plan, date }),
    charge: inTrial ? copy.chargeTrial : copy.chargePaid,
    history: historyText(kept, copy),
    devices: coveredDevices(subscription, devices).map(({ id, name }) => ({
      id,
      name: name ?? copy.unnamedDevice,
    })),
    reason,
    reasons: cancelReasons.map((value) => ({ value, label: copy[value], chosen: value === reason })),
    confirmTitle: fillIn(copy.confirmTitle, { plan }),
    confirmText:
      date === undefined
        ? copy.confirmUnknown
        : fillIn(inTrial ? copy.confirmTrial : copy.confirmPaid, { date }),
  };
}

function historyText(kept: Retention | undefined, copy: Copy['cancel']): string {
  switch (kept?.kind) {
    case 'none':
      return copy.historyNone;
    case 'hours':
      return fillIn(copy.historyHours, { count: kept.hours });
    case 'days':
      return fillIn(copy.historyDays, { count: kept.days });
    case undefined:
      return copy.historyUnknown;
  }
}

function leads(to: string) {
  return { kind: 'redirect' as const, to };
}
