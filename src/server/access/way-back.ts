import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';

/**
 * Builds the address of a page of the sign-in with the return route, if `redirectUri` is one, and with the reason why the
 * person is sent there.
 */
export function withWayBack(
  page: '/login' | '/mfaLogin' | '/forgot-password',
  redirectUri: string | null | undefined,
  reason?: LoginReason,
): string {
  const route = returnRoute(redirectUri);
  const query = new URLSearchParams({
    ...(route && { redirectUri: route }),
    ...(reason && { reason }),
  });
  return query.size > 0 ? `${page}?${query}` : page;
}
