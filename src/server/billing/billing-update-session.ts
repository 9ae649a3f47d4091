import { dueIds, onFileMark } from '../../domain/billing/new-card.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { BACK_FROM_CARD } from '../access/back-from-provider.ts';
import { noteHosted } from '../account/place-order.ts';
import { sha256Hex } from '../digests.ts';
import { OPTIONAL_MS } from '../account/read-account.ts';
import { billingOperations } from '../platform/billing-operations.ts';
import { saveDrafts } from '../session/sessions.ts';
import { platformOf } from '../platform/platform-of.ts';
import type { SessionRecord } from '../session/session-record.ts';
import type { FormLead } from '../request/answer.ts';
import type { RequestContext } from '../request/request-context.ts';
import { hostedPagePath, withoutHostedPage } from '../providers/hosted-page.ts';

/**
 * Begins a billing-update session and returns the path to redirect to: by way of /onward to the provider's hosted page,
 * which leads back to /payment, whatever the person did there. A failure leads to /error, or to sign-in where the session has ended.
 */
export async function billingUpdateSession(
  context: RequestContext,
  session: SessionRecord,
): Promise<FormLead> {
  const { brand, url } = context;
  if (brand.billing.provider !== 'stripe') return pathTo('error');
  const platform = platformOf(context, session);
  const within = { withinMs: OPTIONAL_MS };
  const [result, billing, history] = await Promise.all([
    platform.call('billingInfoUpdateDelegate', { body: { returnUrl: url.origin + BACK_FROM_CARD } }),
    platform.call(billingOperations(brand).info, {}, within),
    platform.call('paymentHistory', {}, within),
  ]);
  if (!result.ok) return withoutHostedPage(context, result.failure, pathTo('payment'));
  const path = await hostedPagePath(context, result.answer.checkoutUrl, brand.billing.checkoutHosts);
  if (!path) {
    context.log.error('billing_update_address_refused');
    return pathTo('error');
  }
  // Without the card before, Payment could not tell whether the person entered another one.
  if (billing.ok) {
    const due = dueIds(history.ok ? history.answer : undefined);
    const hostedCard = { onFile: sha256Hex(onFileMark(billing.answer)), due, atMs: context.nowMs };
    await Promise.all([
      saveDrafts(context, { hostedCard }),
      noteHosted(context, session, { kind: 'begun', visit: { card: hostedCard } }),
    ]);
  }
  return path;
}
