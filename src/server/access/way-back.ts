import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';

/**
 * The address of a page of the sign-in that carries where the person was going, where that is a page they may come back to,
 * and why they are led there.
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
