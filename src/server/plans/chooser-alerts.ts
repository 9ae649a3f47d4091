import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { type ChooserNotice, type ClosingReason, closingReasons } from '../../contracts/plans/plan-choice.ts';
import type { Plan } from '../../contracts/plans/plan.ts';
import type { Subscription } from '../../domain/plans/subscription.ts';
import { type ChooserQuery, chooserPath } from '../../domain/plans/chooser-query.ts';
import { currentSubscription } from '../../domain/plans/current-subscription.ts';
import { planStates } from '../../domain/plans/plan-states.ts';
import { canResume } from '../../domain/plans/resumed-plan.ts';
import type { LiveState } from '../../domain/plans/subscription-state.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { mailLink } from '../words/mail-link.ts';
import { referenceOf, withReferenceSentence } from '../words/reference-sentence.ts';
import type { RequestContext } from '../request/request-context.ts';
import { pendingChangeText } from '../words/pending-change-text.ts';
import type { Chooser } from './plan-offer-text.ts';
import { storeText } from '../words/store-text.ts';

/** An alert for the person before they choose; `link` leads to what they can do about it. */
export type ChooserAlert = {
  kind: 'error' | 'warning' | 'info';
  text: string;
  link: { href: string; label: string } | undefined;
};

const closing: ReadonlySet<ChooserNotice> = new Set(closingReasons);

/** Returns the alerts above the plans: why a choice was not taken, and what will follow the current plan. */
export function chooserAlerts(
  context: RequestContext,
  query: ChooserQuery,
  chooser: Chooser,
  copy: Copy['plans'],
): ChooserAlert[] {
  if (chooser.kind === 'visitor') return [];
  if (chooser.kind === 'unknown' || query.notice === 'unavailable') {
    const again = { href: chooserPath({ ...query, notice: undefined }), label: copy.tryAgain };
    const text = withReferenceSentence(context, copy.unavailable, referenceOf(context));
    return [{ kind: 'error', text, link: again }];
  }
  const { brand } = context;
  const current = currentSubscription(chooser.account.subscriptions, brand.planCodes);
  const closed = current && planStates[current.state.kind].closed;
  const words: Record<Exclude<ChooserNotice, 'unavailable'>, string> = {
    billedElsewhere: closedByStore(current?.state, context, copy),
    paused: copy.noticePaused,
    updating: copy.noticeUpdating,
    unclear: copy.noticeUnclear,
    current: copy.noticeCurrent,
    pending: copy.noticePending,
    notOffered: copy.noticeNotOffered,
    changed: copy.noticeChanged,
  };
  if (closed) return [{ kind: 'info', text: words[closed], link: helpWith(closed, current.state, context) }];
  // A notice that the plan is closed is dropped where it is not, or no longer.
  const why = query.notice && !closing.has(query.notice) ? words[query.notice] : undefined;
  return [
    ...(why ? [{ kind: 'warning' as const, text: why, link: undefined }] : []),
    ...(current && canResume(current, brand.planCodes)
      ? keepAlert(current, chooser.account.available, context, copy)
      : []),
  ];
}

/** Returns the link to the support where only that can say how it goes on. */
function helpWith(closed: ClosingReason, state: LiveState, context: RequestContext): ChooserAlert['link'] {
  const { brand } = context;
  switch (closed) {
    case 'paused':
    case 'unclear': {
      const subject = context.copy('problem').supportSubjectPlain;
      const label = context.copy('myPlan').openSupport;
      return { href: mailLink(brand.support.email, subject), label };
    }
    case 'billedElsewhere':
      return state.kind === 'billedElsewhere' ? storeText(state.by, context).link : undefined;
    case 'updating':
      return undefined;
  }
}

/** Says who bills the current plan, and where it is changed; Apple's store has words of its own. */
function closedByStore(state: LiveState | undefined, context: RequestContext, copy: Copy['plans']): string {
  if (state?.kind === 'billedElsewhere' && state.by.kind !== 'apple')
    return storeText(state.by, context).text;
  return fillIn(copy.noticeApple, { app: context.appName });
}

/** Describes what will follow the current plan, with the link that takes it back. */
function keepAlert(
  subscription: Subscription,
  plans: readonly Plan[],
  context: RequestContext,
  copy: Copy['plans'],
): ChooserAlert[] {
  const { id, plan } = subscription;
  const text = pendingChangeText(subscription, plans, context, {
    ends: { dated: copy.noticeEnds, undated: copy.noticeEndsSometime },
    changes: { dated: copy.noticeChanges, undated: copy.noticeChangesSometime },
  });
  const link = {
    href: pathTo('resumePlan', { subscriptionId: id }),
    label: fillIn(copy.keep, { plan: plan.name }),
  };
  return text === undefined ? [] : [{ kind: 'info', text, link }];
}
