import { mailLink } from '../words/mail-link.ts';
import { type Copy, copyFor } from '../../copy/copy.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import { dateText } from '../../domain/text/calendar-date.ts';
import { isAsWanted, type OpenChange, type WantedChange } from '../../domain/orders/open-change.ts';
import type { OrderReceipt } from '../../domain/orders/order-outcome.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { RequestContext } from '../request/request-context.ts';
import { withReferenceSentence } from '../words/reference-sentence.ts';
import { recordLink } from './change-record-text.ts';
import { chargedText } from '../words/charged-text.ts';
import { receiptPlanName } from '../words/plan-names.ts';
import type { ChangeNews, ChangeStatus } from '../account/account-changes.ts';
import { invoiceList } from '../words/invoice-list.ts';

/**
 * Returns the alerts of My Plan about changes whose outcome is still being checked, or was found later (docs/adr/016).
 * `subscriptions` are those that the page shows: what is no longer true of them is left out.
 */
export function changeNotices(
  { open, news }: ChangeStatus,
  subscriptions: readonly Subscription[],
  context: RequestContext,
): MyPlanAlert[] {
  const copy = copyFor('myPlan', context.locale.language, context.brand);
  return [
    ...(open ? openNotices(open, context, copy) : []),
    ...news.flatMap((each) => newsNotices(each, subscriptions, context, copy)),
  ];
}

function openNotices(
  open: NonNullable<ChangeStatus['open']>,
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  // Nobody knows what it wants, nor since when: the brand's support is the way on.
  if (open === 'unread')
    return [
      openNotice({ title: copy.openOrderTitle, text: copy.openText }, { startedAtMs: 0 }, context, copy),
    ];
  if (open.known === 'done') return confirmedNotices(open, context, copy);
  return [openNotice(openWords(open, context, copy), open, context, copy)];
}

/** How long after it was sent a change is overdue, in milliseconds; its alert then links to the brand's support. */
const OVERDUE_MS = 15 * 60_000;

/**
 * Confirms an order that the platform has accepted and does not show yet. Any other change shows in the plans themselves
 * (`withConfirmed`).
 */
function confirmedNotices(
  { wanted }: OpenChange,
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  if (wanted.kind !== 'order' || wanted.keeps) return [];
  const text = oneAfterAnother(
    [receiptLine(wanted.receipt, context, copy), copy.orderedText],
    context.locale.language,
  );
  return [{ kind: 'success', title: copy.orderedTitle, text, link: undefined }];
}

function openNotice(
  { title, text: open }: { title: string; text: string },
  { startedAtMs, reference }: Pick<OpenChange, 'startedAtMs' | 'reference'>,
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert {
  const { brand, locale, nowMs } = context;
  const text = withReferenceSentence(context, open, reference);
  if (nowMs - startedAtMs < OVERDUE_MS)
    return { kind: 'warning', title, text, link: { href: pathTo('myPlan'), label: copy.openAgain } };
  const subject = copyFor('problem', locale.language, brand).supportSubjectPlain;
  return {
    kind: 'warning',
    title,
    text: withReferenceSentence(
      context,
      oneAfterAnother([open, copy.openOverdue], locale.language),
      reference,
    ),
    link: { href: mailLink(brand.support.email, subject), label: copy.openSupport },
  };
}

function openWords(
  { wanted, waits }: OpenChange,
  { brand, locale }: RequestContext,
  copy: Copy['myPlan'],
): { title: string; text: string } {
  switch (wanted.kind) {
    case 'order': {
      const { planName: plan } = wanted.receipt;
      if (waits)
        return { title: copy.openOrderTitle, text: copyFor('order', locale.language, brand).waitsText };
      return wanted.keeps
        ? { title: fillIn(copy.openKeepTitle, { plan }), text: copy.openText }
        : { title: copy.openOrderTitle, text: fillIn(copy.openOrderText, { plan }) };
    }
    case 'saveDevices':
      return { title: copy.openDevicesTitle, text: copy.openText };
    case 'cancelPlan':
      return { title: copy.openCancelTitle, text: copy.openText };
    case 'migrate':
      return { title: copy.openMigrateTitle, text: copy.openText };
  }
}

function newsNotices(
  { kind, wanted, reference }: ChangeNews,
  subscriptions: readonly Subscription[],
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  const isTrue = isAsWanted(wanted, subscriptions, context.brand.planCodes);
  switch (kind) {
    case 'made':
      return isTrue ? [madeNotice(wanted, context, copy)] : chargedNotices(wanted, context, copy);
    case 'notFound':
    case 'neverShown':
      return isTrue ? [] : [withReference(lostNotice(kind, wanted, context, copy), reference, context)];
  }
}

/** Names the request that sent a change to a person who may ask what became of it. */
function withReference(
  alert: MyPlanAlert,
  reference: string | undefined,
  context: RequestContext,
): MyPlanAlert {
  return { ...alert, text: alert.text && withReferenceSentence(context, alert.text, reference) };
}

/** What was charged for an order whose plan another change has replaced since; nothing for any other change. */
function chargedNotices(wanted: WantedChange, context: RequestContext, copy: Copy['myPlan']): MyPlanAlert[] {
  if (wanted.kind !== 'order' || wanted.receipt.chargedToday === 0) return [];
  const title = fillIn(copy.landedOrderTitle, { plan: wanted.receipt.planName });
  return [
    { kind: 'success', title, text: chargedText(wanted.receipt, context, copy), link: recordLink(context) },
  ];
}

function lostNotice(
  kind: 'notFound' | 'neverShown',
  wanted: WantedChange,
  context: RequestContext,
  copy: Copy['myPlan'],
): MyPlanAlert {
  const invoices = invoiceList(context);
  const page = { page: invoices.label };
  const ordered = wanted.kind === 'order' && !wanted.keeps ? wanted.receipt.planName : undefined;
  const lost = { kind: 'warning' as const, link: ordered === undefined ? undefined : invoices };
  switch (kind) {
    case 'notFound':
      return ordered !== undefined
        ? {
            ...lost,
            title: fillIn(copy.lostOrderTitle, { plan: ordered }),
            text: fillIn(copy.lostOrderText, page),
          }
        : { ...lost, title: copy.lostTitle, text: copy.lostText };
    case 'neverShown':
      return ordered !== undefined
        ? {
            ...lost,
            title: fillIn(copy.neverShownOrderTitle, { plan: ordered }),
            text: fillIn(copy.neverShownOrderText, page),
          }
        : { ...lost, title: copy.neverShownTitle, text: copy.neverShownText };
  }
}

function madeNotice(wanted: WantedChange, context: RequestContext, copy: Copy['myPlan']): MyPlanAlert {
  const success = { kind: 'success' as const, text: undefined, link: recordLink(context) };
  switch (wanted.kind) {
    case 'order': {
      const { planName: plan } = wanted.receipt;
      return wanted.keeps
        ? {
            ...success,
            title: fillIn(copy.keptTitle, { plan }),
            text:
              wanted.receipt.chargedToday > 0 ? chargedText(wanted.receipt, context, copy) : copy.keptText,
          }
        : {
            ...success,
            title: fillIn(copy.landedOrderTitle, { plan }),
            text: receiptLine(wanted.receipt, context, copy),
          };
    }
    case 'saveDevices':
      return { ...success, title: copy.landedDevicesTitle };
    case 'cancelPlan':
      return { ...success, title: copy.landedCancelTitle };
    case 'migrate':
      return { ...success, title: copy.landedMigrateTitle };
  }
}

/** Describes a receipt in one line: from when the plan is there, and what was charged. */
export function receiptLine(receipt: OrderReceipt, context: RequestContext, copy: Copy['myPlan']): string {
  const { startsAt } = receipt;
  const { locale, timeZone } = context;
  const plan = receiptPlanName(receipt, context);
  const begins =
    startsAt === null
      ? fillIn(copy.orderedNow, { plan })
      : fillIn(copy.orderedLater, { plan, date: dateText(startsAt, locale.format, timeZone) });
  return oneAfterAnother([begins, chargedText(receipt, context, copy)], locale.language);
}
