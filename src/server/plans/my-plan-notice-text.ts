import type { MyPlanNoticeText } from '../../components/plans/my-plan.tsx';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import type { RequestedChange } from '../../domain/orders/open-change.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
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

/** Puts a notice of My Plan into words, with what can be done about it. */
export function noticeText(notice: MyPlanNotice, words: Words): MyPlanNoticeText {
  const copy = words.copy('myPlan');
  const success = { kind: 'success' as const, text: undefined, link: undefined };
  switch (notice.kind) {
    case 'incomplete':
      return { kind: 'warning', ...notAllText(words), link: undefined };
    case 'otherAccount': {
      const { otherAccountTitle: title, otherAccountText: text } = words.copy('problem');
      return { kind: 'warning', title, text, link: undefined };
    }
    case 'ordered': {
      const line = receiptLine(notice.receipt, words);
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
            text: oneAfterAnother([line, copy.orderedText], words.locale.language),
          };
    }
    case 'open':
      return openText(notice, words);
    case 'made':
      return madeText(notice.change, words);
    case 'charged': {
      const title = fillIn(copy.madeOrderTitle, { plan: notice.receipt.planName });
      return { ...success, title, text: chargedText(notice.receipt, words), link: changeLogLink(words) };
    }
    case 'notFound':
    case 'neverShown':
      return lostText(notice, words);
    case 'hostedSent':
      return { kind: 'info', title: copy.orderedSentTitle, text: copy.orderedText, link: undefined };
    case 'hostedLost': {
      const link = invoiceList(words);
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
      return { ...success, title, text: copy.keptText, link: changeLogLink(words) };
    }
    case 'cancelled':
      return { ...success, title: copy.cancelledTitle, link: changeLogLink(words) };
    case 'pastDue':
    case 'cardExpired':
    case 'paidTwice':
      return billingNoticeText(notice, words);
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
