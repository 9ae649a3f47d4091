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
import type { SessionRecord } from '../session/session-record.ts';

/** What My Plan says once: a change that was just made, and why it took the place of another account's page. */
export type SaidOnce = { done: DoneChange | undefined; notices: MyPlanAlert[] };

/**
 * Takes what My Plan says once, with the `Set-Cookie` values that let it be said once. It is taken before the page is
 * loaded, because no header can follow a page that is sent in pieces.
 */
export async function takeSaidOnce(
  context: RequestContext,
  session: SessionRecord,
): Promise<{ said: SaidOnce; cookies: readonly string[] }> {
  const [{ change, cookies }, other] = await Promise.all([
    takeDone(context, session, ['cancelled', 'kept']),
    otherAccountNotice(context),
  ]);
  return { said: { done: change, notices: other.notices }, cookies: [...cookies, ...other.cookies] };
}

/**
 * Returns the alert after a cancellation, or after it was taken back; none where the plans that the page shows say
 * otherwise. A cancelled plan may no longer be among them.
 */
export function doneNotices(
  change: DoneChange | undefined,
  { locale, timeZone, brand }: RequestContext,
  subscriptions: readonly Subscription[],
  copy: Copy['myPlan'],
): MyPlanAlert[] {
  const changed = subscriptions.find(({ id }) => id === change?.subscriptionId);
  switch (change?.done) {
    case 'kept':
      return changed && isKept(changed, brand.planCodes)
        ? [
            {
              kind: 'success',
              title: fillIn(copy.keptTitle, { plan: changed.plan.name }),
              text: copy.keptText,
              link: undefined,
            },
          ]
        : [];
    case 'cancelled': {
      if (changed && !isCancelled(changed)) return [];
      const endsAt = changed?.state.kind === 'ending' ? changed.state.endsAt : null;
      const text =
        changed && endsAt !== null
          ? fillIn(copy.cancelledText, {
              plan: changed.plan.name,
              date: dateText(endsAt, locale.format, timeZone),
            })
          : undefined;
      return [{ kind: 'success', title: copy.cancelledTitle, text, link: undefined }];
    }
    case 'devicesSaved':
    case undefined:
      return [];
  }
}
