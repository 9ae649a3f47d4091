import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';

/**
 * Builds the address of a sign-in page with the return route, if `redirectUri` is one, and with the reason why the
 * person is sent there.
 */
export function withWayBack(
  page: '/login' | '/mfaLogin',
  redirectUri: string | null | undefined,
  reason?: LoginReason,
): string {
  const query = new URLSearchParams({
    ...(isReturnRoute(redirectUri) && { redirectUri: returnRoute(redirectUri) }),
    ...(reason && { reason }),
  });
  return query.size > 0 ? `${page}?${query}` : page;
}
