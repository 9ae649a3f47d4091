import { answerOf, type Ask, Unanswered } from './portal-ask.ts';

/** The pages are read in the language of the sentences that the checks know. */
const always = { 'accept-language': 'en', 'user-agent': 'account-portal-smoke' };

/**
 * Asks over the network, each request within a deadline. Only requests to `hosts` carry `headers`; none is sent again, and no
 * redirect is followed.
 */
export function webAsk({
  hosts,
  headers,
  deadlineMs,
  stop,
}: {
  hosts: readonly string[];
  headers: Record<string, string>;
  deadlineMs: number;
  stop: AbortSignal;
}): Ask {
  return async (address, init = {}) => {
    const own = hosts.includes(new URL(address).hostname) ? headers : {};
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      const response = await fetch(address, {
        ...init,
        headers: { ...always, ...own, ...init.headers },
        redirect: 'manual',
        signal: AbortSignal.any([stop, deadline]),
      });
      return await answerOf(response);
    } catch {
      // The error of fetch repeats addresses; what matters is whether it was late.
      if (stop.aborted) throw new Unanswered('stopped');
      throw new Unanswered(
        deadline.aborted ? `nothing came within ${deadlineMs / 1_000} seconds` : 'no connection',
      );
    }
  };
}
