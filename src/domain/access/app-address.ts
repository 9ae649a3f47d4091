import type { VisitorPlatform } from '../visitor-platform.ts';

/** How a brand's app is addressed on a device. */
export type InstalledApp = { androidPackage: string; uriScheme: string };

/**
 * The address that opens the brand's app: an intent on Android, which leads to `webPage` where
 * the app is not installed; the app's own scheme on iOS. Undefined on anything else.
 */
export function appAddress(kind: VisitorPlatform, app: InstalledApp, webPage: string): string | undefined {
  switch (kind) {
    case 'android':
      return `intent://open/#Intent;scheme=${app.uriScheme};package=${app.androidPackage};S.browser_fallback_url=${encodeURIComponent(webPage)};end`;
    case 'ios':
      return `${app.uriScheme}://open`;
    case 'other':
      return undefined;
  }
}
