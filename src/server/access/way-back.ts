import { isReturnRoute, returnRoute } from '../../domain/return-route.ts';

/** The address of a page of the sign-in that carries where the person was going, where that is a page they may come back to. */
export function withWayBack(page: '/login' | '/mfaLogin', redirectUri: string | null | undefined): string {
  if (!isReturnRoute(redirectUri)) return page;
  return `${page}?redirectUri=${encodeURIComponent(returnRoute(redirectUri))}`;
}
