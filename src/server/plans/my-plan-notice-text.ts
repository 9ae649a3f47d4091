import type { MyPlanNoticeText } from '../../components/plans/my-plan.tsx';
import { DEVICE_FIELD } from '../../contracts/devices/device-field.ts';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { subscriptionVersion } from '../../domain/orders/account-change.ts';
import type { RequestedChange } from '../../domain/orders/open-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { isolate } from '../../domain/text/bidi.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { changeLogLink } from '../words/change-log-link.ts';
import { invoiceList } from '../words/invoice-list.ts';
import { supportLink } from '../words/mail-link.ts';
import { notAllText } from '../words/not-all-text.ts';
import { chargedText, receiptLine } from '../words/receipt-line.ts';
import { withReferenceSentence } from '../words/reference-sentence.ts';
import { billingNoticeText } from './billing-notice-text.ts';
import type { MyPlanNotice } from './my-plan-notices.ts';

type NoticeOf<Kind extends MyPlanNotice['kind']> = Extract<MyPlanNotice, { kind: Kind }>;
type Context = Words & Pick<RequestContext, 'accountMark'>;

/** Puts a notice of My Plan into words, with what can be done about it. */
export function noticeText(notice: MyPlanNotice, context: Context): MyPlanNoticeText {
  const copy = context.copy('myPlan');
  const success = { kind: 'success' as const, text: undefined, link: undefined };
  switch (notice.kind) {
    case 'incomplete':
      return { kind: 'warning', ...notAllText(context), link: undefined };
    case 'otherAccount': {
      const { otherAccountTitle: title, otherAccountText: text } = context.copy('problem');
      return { kind: 'warning', title, text, link: undefined };
    }
    case 'ordered': {
      const line = receiptLine(notice.receipt, context);
      return notice.isShown
        ? {
            ...success,
            title: copy.orderedTitle,
            text: line,
            link: { href: pathTo('orderSummary'), label: copy.seeReceipt },
          }
        : {
            ...success,
            title: copy.orderedTitle,
            text: oneAfterAnother([line, copy.orderedText], context.locale.language),
          };
    }
    case 'open':
      return openText(notice, context);
    case 'made':
      return madeText(notice.change, context);
    case 'charged': {
      const title = fillIn(copy.madeOrderTitle, { plan: notice.receipt.planName });
      return { ...success, title, text: chargedText(notice.receipt, context), link: changeLogLink(context) };
    }
    case 'notFound':
    case 'neverShown':
      return lostText(notice, context);
    case 'hostedSent':
      return { kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined };
    case 'hostedLost': {
      const link = invoiceList(context);
      const title = fillIn(copy.lostOrderTitle, { plan: notice.planName });
      return {
        kind: 'warning',
        title,
        text: fillIn(copy.neverShownOrderText, { page: link.label }),
        link,
      };
    }
    case 'resumed': {
      const title = fillIn(copy.keptTitle, { plan: notice.planName });
      return { ...success, title, text: copy.keptText, link: changeLogLink(context) };
    }
    case 'cancelled': {
      const { planName: plan, endsAt } = notice;
      const text =
        plan === undefined || endsAt === null
          ? undefined
          : fillIn(copy.cancelledText, { plan, date: context.day(endsAt) });
      return { ...success, title: copy.cancelledTitle, text, link: changeLogLink(context) };
    }
    case 'covered':
    case 'uncovered':
      return coverText(notice, context);
    case 'pastDue':
    case 'cardExpired':
    case 'paidTwice':
      return billingNoticeText(notice, context);
    case 'noPlan':
      return { kind: 'info', title: copy.noPlanTitle, text: copy.noPlanText, link: undefined };
  }
}

function openText({ change, waits, isOverdue, reference }: NoticeOf<'open'>, words: Words): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  const { title, text: open } = openSentences(change, waits, words);
  if (!isOverdue) {
    const link = { href: pathTo('myPlan'), label: copy.openAgain };
    return { kind: 'warning', title, text: withReferenceSentence(words, open, reference), link };
  }
  const text = oneAfterAnother([open, copy.openOverdue], words.locale.language);
  return {
    kind: 'warning',
    title,
    text: withReferenceSentence(words, text, reference),
    link: supportLink(words),
  };
}

function openSentences(
  change: RequestedChange | undefined,
  waits: boolean,
  words: Words,
): { title: string; text: string } {
  const copy = words.copy('myPlan');
  switch (change?.kind) {
    case undefined:
      return { title: copy.openOrderTitle, text: copy.openText };
    case 'order': {
      const { planName: plan } = change.receipt;
      if (waits) return { title: copy.openOrderTitle, text: words.copy('order').waitsText };
      return change.keeps
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

function madeText(change: RequestedChange, words: Words): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  const success = { kind: 'success' as const, text: undefined, link: changeLogLink(words) };
  switch (change.kind) {
    case 'order': {
      const { receipt, keeps } = change;
      const { planName: plan, chargedToday } = receipt;
      return keeps
        ? {
            ...success,
            title: fillIn(copy.keptTitle, { plan }),
            text: chargedToday > 0 ? chargedText(receipt, words) : copy.keptText,
          }
        : {
            ...success,
            title: fillIn(copy.madeOrderTitle, { plan }),
            text: receiptLine(receipt, words),
          };
    }
    case 'saveDevices':
      return { ...success, title: copy.madeDevicesTitle };
    case 'cancelPlan':
      return { ...success, title: copy.madeCancelTitle };
    case 'migrate':
      return { ...success, title: copy.madeMigrateTitle };
  }
}

/** Says that a change was not found, or never shown, and names the request that sent it. */
function lostText(
  { kind, change, reference }: NoticeOf<'notFound' | 'neverShown'>,
  words: Words,
): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  const isLost = kind === 'notFound';
  if (change.kind !== 'order' || change.keeps) {
    const [title, text] = isLost
      ? [copy.lostTitle, copy.lostText]
      : [copy.neverShownTitle, copy.neverShownText];
    return { kind: 'warning', title, text: withReferenceSentence(words, text, reference), link: undefined };
  }
  const link = invoiceList(words);
  const text = fillIn(isLost ? copy.lostOrderText : copy.neverShownOrderText, { page: link.label });
  return {
    kind: 'warning',
    title: fillIn(isLost ? copy.lostOrderTitle : copy.neverShownOrderTitle, {
      plan: change.receipt.planName,
    }),
    text: withReferenceSentence(words, text, reference),
    link,
  };
}

/** Says that a device was put on a plan, with the button that takes it off again; or that it was taken off. */
function coverText(
  { kind, device, subscription }: NoticeOf<'covered' | 'uncovered'>,
  context: Context,
): MyPlanNoticeText {
  const copy = context.copy('myPlan');
  const name = isolate(device.name ?? context.copy('devices').unnamedDevice, context.locale.format);
  const success = { kind: 'success' as const, text: undefined, link: undefined };
  if (kind === 'uncovered') return { ...success, title: fillIn(copy.uncoveredAgain, { device: name }) };
  return {
    ...success,
    title: fillIn(copy.coveredNow, { device: name }),
    undo: {
      label: copy.undo,
      action: callOfAccount(context, '/api/devices/cover'),
      fields: {
        subscriptionId: subscription.id,
        version: subscriptionVersion(subscription),
        [DEVICE_FIELD]: device.id,
        undo: '1',
      },
    },
  };
}
