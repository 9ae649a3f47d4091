import type { LoginReason } from '../../contracts/access/session-watch.ts';
import type { PageBrand } from '../../domain/pages/page-row.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { returnRoute } from '../../domain/pages/return-route.ts';

/**
 * Returns the address of the sign-in page with the page to return to, where `redirectUri` is one of the brand's, and with the
 * reason why the person is sent there.
 */
export function signInPath(
  brand: PageBrand,
  redirectUri: string | null | undefined,
  reason?: LoginReason,
): string {
  return pathTo('signIn', { redirectUri: returnRoute(redirectUri, brand), reason });
}
