import { mailLink } from '../page/links.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import { dateText } from '../../domain/calendar-date.ts';
import { moneyText } from '../../domain/money.ts';
import type { OpenChange, WantedChange } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ChangeNews, ChangeStatus } from '../account/account-changes.ts';

/**
 * Returns the alerts of My Plan about changes whose outcome is still being checked, or was found later (docs/adr/016).
 */
export function changeNotices({ open, news }: ChangeStatus, context: RequestContext): MyPlanAlert[] {
  const copy = copyFor('myPlan', context.locale.language, context.brand);
  return [
    ...(open ? [openNotice(open, context, copy)] : []),
    ...news.map((each) => newsNotice(each, context, copy)),
  ];
}

/** How long after it was sent a change is overdue, in milliseconds; its alert then links to the brand's support. */
const OVERDUE_MS = 15 * 60_000;

function openNotice(
  { known, wanted, startedAtMs }: OpenChange,
  { brand, locale, nowMs }: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert {
  if (known === 'done')
    return { kind: 'success', title: copy.orderedTitle, text: copy.orderedText, link: undefined };
  const text =
    wanted.kind === 'order' ? fillIn(copy.openOrderText, { plan: wanted.receipt.planName }) : copy.openText;
  const title = {
    order: copy.openOrderTitle,
    saveDevices: copy.openDevicesTitle,
    cancelPlan: copy.openCancelTitle,
    migrate: copy.openMigrateTitle,
  }[wanted.kind];
  if (nowMs - startedAtMs < OVERDUE_MS)
    return { kind: 'warning', title, text, link: { href: '/subscriptions', label: copy.openAgain } };
  const subject = copyFor('problem', locale.language, brand).supportSubjectPlain;
  return {
    kind: 'warning',
    title,
    text: oneAfterAnother([text, copy.openOverdue], locale.language),
    link: { href: mailLink(brand.support.email, subject), label: copy.openSupport },
  };
}

function newsNotice(
  { kind, wanted }: ChangeNews,
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert {
  if (kind === 'made') return madeNotice(wanted, context, copy);
  const history = { href: '/account-history', label: copy.lostHistory };
  return wanted.kind === 'order'
    ? {
        kind: 'warning',
        title: fillIn(copy.lostOrderTitle, { plan: wanted.receipt.planName }),
        text: copy.lostOrderText,
        link: history,
      }
    : { kind: 'warning', title: copy.lostTitle, text: copy.lostText, link: undefined };
}

function madeNotice(wanted: WantedChange, context: RequestContext, copy: Copy['myPlan']): MyPlanAlert {
  const success = { kind: 'success' as const, text: undefined, link: undefined };
  switch (wanted.kind) {
    case 'order':
      return {
        ...success,
        title: fillIn(copy.landedOrderTitle, { plan: wanted.receipt.planName }),
        text: receiptLine(wanted.receipt, context, copy),
      };
    case 'saveDevices':
      return { ...success, title: copy.landedDevicesTitle };
    case 'cancelPlan':
      return { ...success, title: copy.landedCancelTitle };
    case 'migrate':
      return { ...success, title: copy.landedMigrateTitle };
  }
}

/** Describes a receipt in one line: from when the plan is there, and what was charged. */
export function receiptLine(
  { planName: plan, chargedToday: minorUnits, currency, startsAtMs }: OrderReceipt,
  { locale, timeZone }: RequestContext,
  copy: Copy['myPlan'],
): string {
  const charged =
    minorUnits > 0
      ? fillIn(copy.landedOrderCharged, { amount: moneyText({ minorUnits, currency }, locale.format) })
      : copy.landedOrderFree;
  const begins =
    startsAtMs === null
      ? fillIn(copy.orderedNow, { plan })
      : fillIn(copy.orderedLater, { plan, date: dateText(startsAtMs, locale.format, timeZone) });
  return oneAfterAnother([begins, charged], locale.language);
}
