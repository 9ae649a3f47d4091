import { checkoutNotices } from '../../contracts/orders/checkout.ts';
import { orderNotices } from '../../contracts/orders/order.ts';
import { keepNotices } from '../../contracts/plans/resume-plan.ts';
import { planNotices } from '../../contracts/plans/plan-choice.ts';
import { loginReasons } from '../../contracts/access/session-watch.ts';
import { cardErrorCodes } from '../../contracts/billing/card-error-codes.ts';
import { isProblemPage } from './reference.ts';
import { shownErrorCodes } from './shown-error-codes.ts';

/** Every code with which the portal leads a person to a page. No other text of an address is told. */
const known: ReadonlySet<string> = new Set([
  ...loginReasons,
  ...shownErrorCodes,
  ...cardErrorCodes,
  ...orderNotices,
  ...checkoutNotices,
  ...keepNotices,
  ...planNotices,
]);

/**
 * Returns how a request ended, for counting: `refused` (4xx), `failed` (5xx), the code in the address that it leads to,
 * `problem` where that is an error page without a code, `led` for any other address, else `ok`. `leadsTo` is the address of
 * a redirect, or that which our script gets.
 */
export function requestOutcome(status: number, leadsTo: string | null | undefined): string {
  if (status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  if (!leadsTo) return 'ok';
  const [path = '', query = ''] = leadsTo.split('?', 2);
  if (!path.startsWith('/')) return 'led';
  const params = new URLSearchParams(query);
  const code = ['reason', 'error_code', 'notice']
    .map((name) => params.get(name))
    .find((text) => text !== null);
  if (code && known.has(code)) return code;
  return isProblemPage(path) ? 'problem' : 'led';
}
