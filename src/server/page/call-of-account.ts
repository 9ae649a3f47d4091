import { type MarkedCall, markedCall } from '../../contracts/account-call.ts';
import type { AccountCall } from '../../domain/pages/call-map.ts';
import type { RequestContext } from '../request/request-context.ts';

/**
 * Returns the address of a call for a form of this page. It names the account that the page is made for, because another
 * tab may begin another session. Throws on a page without a session.
 */
export function callOfAccount(
  { accountMark }: Pick<RequestContext, 'accountMark'>,
  path: AccountCall,
): MarkedCall {
  if (accountMark === undefined) throw new Error(`a page without a session has a form to ${path}`);
  return markedCall(path, accountMark);
}
