import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { EndedPlansText, MyPlanAlert, MyPlanProps } from '../../components/plans/my-plan.tsx';
import { dateText } from '../../domain/text/calendar-date.ts';
import type { EndedSubscription } from '../../domain/plans/subscription.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import type { ChangeStatus } from '../account/account-changes.ts';
import type { RequestContext } from '../request/request-context.ts';
import { changeNotices } from './change-notices.ts';
import type { MyPlan } from './load-my-plan.ts';
import type { RedirectPage } from '../page/loaded.ts';
import { doneNotices, type SaidOnce } from './said-once.ts';

/** My Plan of a person without a plan: what became of their changes, and which plans they had. */
export function withoutPlan(
  context: RequestContext,
  plan: Exclude<MyPlan, { kind: 'plans' | 'signIn' }>,
  { said, changes, hosted }: { said: SaidOnce; changes: ChangeStatus; hosted: MyPlanAlert[] },
  copy: Copy['myPlan'],
): MyPlanProps['page'] | RedirectPage {
  const notices = [
    ...said.notices,
    ...changeNotices(changes, [], context),
    ...hosted,
    ...doneNotices(said.done, context, { subscriptions: [], devices: [], copy }),
  ];
  if (plan.kind !== 'ended' && notices.length === 0)
    return plan.kind === 'redirect' ? { kind: 'redirect', to: pathTo(plan.page) } : plan;
  // Where an order may still come, or may have been charged, nobody knows that there is no plan and no charge.
  const isCertain = !changes.open && hosted.length === 0 && changes.news.every(({ kind }) => kind === 'made');
  const none = { kind: 'info' as const, title: copy.noPlanTitle, text: copy.noPlanText, link: undefined };
  return {
    kind: 'cards',
    notices: isCertain ? [...notices, none] : notices,
    underWay: undefined,
    cards: [],
    ended: plan.kind === 'ended' ? endedPlansText(plan.ended, context, copy) : undefined,
  };
}

/** Lists the plans that have ended, the latest first; undefined where there are none. */
export function endedPlansText(
  ended: readonly EndedSubscription[],
  { locale, timeZone }: RequestContext,
  copy: Copy['myPlan'],
): EndedPlansText | undefined {
  if (ended.length === 0) return undefined;
  const lines = ended.map(({ id, plan: { name: plan }, endedAt }) => ({
    id,
    text:
      endedAt === null
        ? fillIn(copy.endedSometime, { plan })
        : fillIn(copy.endedOn, { plan, date: dateText(endedAt, locale.format, timeZone) }),
  }));
  return { title: copy.endedTitle, lines };
}
