/** The cookie with which a browser comes from another network in the sandbox: `DE`, `US-CA`, or `unknown`. */
export function cookieFrom(network: string): string {
  return `sandbox-network=${network}`;
}

/** A place whose law lets a visitor refuse, so that tags load without a question. */
export const TEXAS = cookieFrom('US-TX');
/** A place whose law asks first. */
export const GERMANY = cookieFrom('DE');
