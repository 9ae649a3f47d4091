import type { MyPlanAlert } from '../../components/plans/my-plan.tsx';
import type { Subscription } from '../../domain/plans/subscription.ts';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { dateText } from '../../domain/calendar-date.ts';
import { isCancelled } from '../../domain/plans/cancellation.ts';
import { isKept } from '../../domain/plans/kept-plan.ts';
import { otherAccountNotice } from '../access/other-account.ts';
import { type DoneChange, takeDone } from '../page/done-flash.ts';
import type { RequestContext } from '../request/request-context.ts';

/** What My Plan says once: a change that was just made, and why it took the place of another account's page. */
export type SaidOnce = { done: DoneChange | undefined; notices: MyPlanAlert[] };

/**
 * Takes what My Plan says once, with the `Set-Cookie` values that let it be said once. It is taken before the page is
 * loaded, because no header can follow a page that is sent in pieces.
 */
export async function takeSaidOnce(
  context: RequestContext,
): Promise<{ said: SaidOnce; cookies: readonly string[] }> {
  const [{ done, cookies }, other] = await Promise.all([
    takeDone(context, ['cancelled', 'kept']),
    otherAccountNotice(context),
  ]);
  return { said: { done, notices: other.notices }, cookies: [...cookies, ...other.cookies] };
}

/** Returns the alert after a cancellation, or after it was taken back, as the account itself shows it. */
export function doneNotices(
  done: DoneChange | undefined,
  { locale, timeZone, brand }: RequestContext,
  subscriptions: readonly Subscription[],
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  const kept = subscriptions.find((each) => isKept(each, brand.planCodes));
  if (done === 'kept' && kept) {
    const title = fillIn(copy.keptTitle, { plan: kept.plan.name });
    return [{ kind: 'success', title, text: copy.keptText, link: undefined }];
  }
  if (done !== 'cancelled' || !subscriptions.some(isCancelled)) return [];
  const [ending] = subscriptions.flatMap(({ plan, state }) =>
    state.kind === 'ending' && state.endsAt !== null ? [{ plan: plan.name, endsAt: state.endsAt }] : [],
  );
  const text =
    ending &&
    fillIn(copy.cancelledText, {
      plan: ending.plan,
      date: dateText(ending.endsAt, locale.format, timeZone),
    });
  return [{ kind: 'success', title: copy.cancelledTitle, text, link: undefined }];
}
