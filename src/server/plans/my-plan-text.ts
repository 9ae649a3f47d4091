import type { EndedPlansText, MyPlanProps, DraftText } from '../../components/plans/my-plan.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { stepPages } from '../../domain/plans/plan-change-step.ts';
import { callOfAccount } from '../page/call-of-account.ts';
import type { RequestContext } from '../request/request-context.ts';
import { cardText } from '../words/card-text.ts';
import type { MyPlanFacts } from './load-my-plan.ts';
import { noticeText } from './my-plan-notice-text.ts';
import { planCardText } from './plan-card-text.ts';

type Facts = Extract<MyPlanFacts, { kind: 'plans' }>;

/** Puts My Plan into words. */
export function myPlanText(facts: MyPlanFacts, context: RequestContext): MyPlanProps['page'] {
  if (facts.kind === 'empty') return facts;
  const cardOnFile =
    facts.cardOnFile && cardText(facts.cardOnFile, context.copy('payment'), context.locale.format);
  const { justCovered } = facts;
  return {
    kind: 'cards',
    notices: facts.notices.map((notice) => noticeText(notice, context)),
    draft: facts.draft && draftText(facts.draft, context),
    cards: facts.cards.map((card) => {
      const isNews = justCovered?.subscription.id === card.subscription.id;
      return planCardText({ ...card, cardOnFile, justCovered: isNews ? justCovered : undefined }, context);
    }),
    ended: endedPlansText(facts.ended, context),
  };
}

/** Reminds of a plan change that is not finished. */
function draftText({ plan, step }: NonNullable<Facts['draft']>, context: RequestContext): DraftText {
  const copy = context.copy('myPlan');
  return {
    title: copy.draftTitle,
    text: fillIn(copy.draftText, { plan: plan.name }),
    onward: {
      href: pathTo(stepPages[step]),
      label: step === 'devices' ? copy.draftDevices : copy.draftContinue,
    },
    other: { href: pathTo('plans', { planId: plan.id }), label: copy.draftOther },
    discard: copy.draftDiscard,
    action: callOfAccount(context, '/api/plans/discard'),
  };
}

/** Lists the plans that have ended; undefined where there are none. */
function endedPlansText(ended: Facts['ended'], context: RequestContext): EndedPlansText | undefined {
  const copy = context.copy('myPlan');
  if (ended.length === 0) return undefined;
  const lines = ended.map(({ id, plan: { name: plan }, endedAt }) => ({
    id,
    text:
      endedAt === null
        ? fillIn(copy.endedSometime, { plan })
        : fillIn(copy.endedOn, { plan, date: context.day(endedAt) }),
  }));
  return { title: copy.endedTitle, lines };
}
