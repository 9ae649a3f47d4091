import { type MarkedCall, markedCall } from '../../contracts/account-call.ts';
import type { AccountCall } from '../../domain/pages/call-map.ts';

/** The mark of the account that this page was made for; empty on a page without a session. */
export function pageAccount(): string {
  return document.documentElement.dataset['account'] ?? '';
}

/** Returns the address of a call that a script of this page makes for the page's own account. */
export function pageCall(path: AccountCall): MarkedCall {
  return markedCall(path, pageAccount());
}
