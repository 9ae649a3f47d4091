import type { CamerasToKeepText } from '../../components/plans/cameras-to-keep.tsx';
import type { PlansViewProps } from '../../components/plans/plans-view.tsx';
import { fillIn, oneAfterAnother } from '../../copy/fill-in.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { chooserPath } from '../../domain/plans/chooser-query.ts';
import type { PlansNotice } from '../../domain/plans/chooser-notices.ts';
import type { TermSaving } from '../../domain/plans/long-term-saving.ts';
import { losesNothing, type PlanLoss } from '../../domain/plans/plan-loss.ts';
import { dateFormat, listFormat } from '../../domain/text/intl.ts';
import type { LossQuestion, LostCameras } from '../../islands/plans/plan-question.tsx';
import type { RequestContext } from '../request/request-context.ts';
import type { Words } from '../request/words.ts';
import { keptText } from '../devices/kept-text.ts';
import { deviceChipsText } from '../words/device-chips-text.ts';
import { supportLink } from '../words/mail-link.ts';
import { pendingChangeText } from '../words/pending-change-text.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import { storeText } from '../words/store-text.ts';
import type { ChooserFacts, PlanQuestionFacts, PlansFacts } from './load-plans.ts';
import { differencesText, percentText, planOfferText, spanText } from './plan-offer-text.ts';

type Alert = PlansViewProps['alerts'][number];

/** The chooser in words. */
export type PlansText = Pick<PlansViewProps, 'alerts' | 'tabs' | 'coversNone' | 'stale' | 'group'> & {
  intro: string;
  question: LossQuestion | undefined;
  lostCameras: LostCameras | undefined;
  camerasToKeep: CamerasToKeepText | undefined;
};

/** Puts the chooser into words. */
export function plansText(facts: PlansFacts, context: RequestContext): PlansText {
  const copy = context.copy('plans');
  if (facts.kind === 'unavailable') {
    const link = { href: facts.again, label: copy.tryAgain };
    return {
      intro: copy.intro,
      alerts: [{ kind: 'error', text: copy.unavailable, link }],
      tabs: [],
      coversNone: undefined,
      stale: undefined,
      group: undefined,
      question: undefined,
      lostCameras: undefined,
      camerasToKeep: undefined,
    };
  }
  const { openTab: open, question } = facts;
  return {
    intro: facts.isGross ? copy.introWithTax : copy.intro,
    alerts: facts.notices.map((notice) => alertText(notice, facts, context)),
    tabs: facts.tabs.map(({ term, planId, saving }) => ({
      href: chooserPath({ planId, term, promoCode: facts.promoCode }),
      label: copy[term],
      note: saving && savingText(saving, context),
      current: term === open?.term,
    })),
    coversNone: facts.fitsNone ? fillIn(copy.coversNone, { count: facts.cameras.length }) : undefined,
    stale: facts.staleSinceMs === undefined ? undefined : staleText(facts.staleSinceMs, context),
    group: open && {
      term: open.term,
      title: copy[open.term],
      offers: open.offers.map((offer) => planOfferText(offer, facts, context)),
    },
    question: question && questionText(question, facts, context),
    lostCameras: question && lostCamerasText(question, context),
    camerasToKeep: question && camerasToKeepText(question, context),
  };
}

/** How much the plans of a term save, for its tab. */
function savingText({ percent, isSame }: TermSaving, words: Words): string {
  const copy = words.copy('plans');
  return fillIn(isSame ? copy.tabSaves : copy.tabSavesUpTo, { percent: percentText(percent, words) });
}

/** From when the plans are that could not be read again. */
function staleText(sinceMs: number, { copy, locale, timeZone }: Words): string {
  const time = dateFormat(locale.format, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return fillIn(copy('plans').stale, { time: time.format(sinceMs) });
}

/** Puts a notice into words; its link leads to what the person can do about it. */
function alertText(notice: PlansNotice, { again }: ChooserFacts, context: RequestContext): Alert {
  const copy = context.copy('plans');
  switch (notice.kind) {
    case 'unavailable': {
      const text = withReferenceSentence(context, copy.unavailable, referenceOf(context));
      return { kind: 'error', text, link: { href: again, label: copy.tryAgain } };
    }
    case 'billedElsewhere': {
      const { text, link } = storeText(notice.store, context);
      // Apple's store has a sentence of its own here.
      return notice.store.kind === 'apple'
        ? { kind: 'info', text: fillIn(copy.noticeApple, { app: context.appName }), link }
        : { kind: 'info', text, link };
    }
    case 'paused':
      return { kind: 'info', text: copy.noticePaused, link: supportLink(context) };
    case 'unclear':
      return { kind: 'info', text: copy.noticeUnclear, link: supportLink(context) };
    case 'updating':
      return { kind: 'info', text: copy.noticeUpdating, link: undefined };
    case 'current':
      return { kind: 'warning', text: copy.noticeCurrent, link: undefined };
    case 'pending':
      return { kind: 'warning', text: copy.noticePending, link: undefined };
    case 'notOffered':
      return { kind: 'warning', text: copy.noticeNotOffered, link: undefined };
    case 'changed':
      return { kind: 'warning', text: copy.noticeChanged, link: undefined };
    case 'leaving':
      return leavingText(notice, context);
  }
}

/** What will follow the current plan, with the link that takes it back. */
function leavingText(
  { subscription, plans }: Extract<PlansNotice, { kind: 'leaving' }>,
  words: Words,
): Alert {
  const copy = words.copy('plans');
  const { id: subscriptionId, plan } = subscription;
  return {
    kind: 'info',
    text: pendingChangeText(subscription, plans, words, {
      ends: { dated: copy.noticeEnds, undated: copy.noticeEndsSometime },
      changes: { dated: copy.noticeChanges, undated: copy.noticeChangesSometime },
    }),
    link: {
      href: pathTo('resumePlan', { subscriptionId }),
      label: fillIn(copy.keep, { plan: plan.name }),
    },
  };
}

/** Asks whether a loss is accepted: which cameras, how much history, and from when on; or says what else changes. */
function questionText(question: PlanQuestionFacts, { promoCode }: ChooserFacts, words: Words): LossQuestion {
  const { toPlan, comparison, loss } = question;
  const copy = words.copy('plans');
  const isLoss = !losesNothing(loss);
  const changes = comparison ? differencesText(comparison, words) : [];
  const unchanged =
    changes.length === 0
      ? [copy.lossNothing]
      : [
          copy.lossNothing,
          fillIn(copy.lossChanges, { changes: listFormat(words.locale.format).format(changes) }),
        ];
  return {
    title: fillIn(copy.lossTitle, { plan: toPlan.name }),
    lines: isLoss ? [...historyLines(loss, words), ...cameraLines(question, words)] : unchanged,
    since: sinceText(loss, words),
    isLoss,
    notNow: { href: chooserPath({ planId: toPlan.id, promoCode }), label: copy.notNow },
    yes: copy.yes,
    planId: toPlan.id,
  };
}

function historyLines({ history }: PlanLoss, words: Words): string[] {
  const copy = words.copy('plans');
  const from = history && spanText(history.from, words);
  if (!history || from === undefined) return [];
  const to = spanText(history.to, words);
  return [to === undefined ? fillIn(copy.lossHistoryAll, { from }) : fillIn(copy.lossHistory, { from, to })];
}

/** The line that introduces the names comes last, so that the names follow it. */
function cameraLines({ loss: { cameras }, afterCover }: PlanQuestionFacts, words: Words): string[] {
  const copy = words.copy('plans');
  switch (cameras.kind) {
    case 'none':
      return [];
    case 'some': {
      const lost = fillIn(copy.lossSome, { count: cameras.lost, of: cameras.of.length });
      return [oneAfterAnother([lost, keptText(afterCover, words)], words.locale.language)];
    }
    case 'named':
      return [namedCamerasText(cameras.devices.length, words)];
  }
}

function namedCamerasText(count: number, words: Words): string {
  return fillIn(words.copy('plans').lossCameras, { count });
}

/** The cameras of which the person chooses those that the plan is to cover. */
function camerasToKeepText(
  { toPlan, loss, modelNames }: PlanQuestionFacts,
  words: Words,
): CamerasToKeepText | undefined {
  if (loss.cameras.kind !== 'some') return undefined;
  const copy = words.copy('devices');
  return {
    legend: fillIn(copy.lead, { count: toPlan.deviceQuantity, plan: toPlan.name }),
    isSingle: toPlan.deviceQuantity === 1,
    cameras: loss.cameras.of.map(({ id, name, model }) => ({
      id,
      name: name ?? copy.unnamedDevice,
      model: model === null ? undefined : (modelNames?.get(model) ?? model),
    })),
  };
}

/** The cameras that lose cover, labelled by the line that introduces them. */
function lostCamerasText({ loss, modelNames }: PlanQuestionFacts, words: Words): LostCameras | undefined {
  if (loss.cameras.kind !== 'named') return undefined;
  const copy = words.copy('plans');
  const sentences = { ...words.copy('devices'), moreDevices: copy.lossMore };
  const devices = deviceChipsText(loss.cameras.devices, modelNames, sentences, { named: true });
  return devices && { label: namedCamerasText(loss.cameras.devices.length, words), devices };
}

function sinceText({ since }: PlanLoss, words: Words): string {
  const copy = words.copy('plans');
  switch (since.kind) {
    case 'today':
      return copy.sinceToday;
    case 'unknown':
      return copy.sinceUnknown;
    case 'trialEnds':
      return fillIn(copy.sinceTrial, { date: words.day(since.at) });
    case 'periodEnds':
      return fillIn(copy.sincePeriod, { date: words.day(since.at) });
  }
}
