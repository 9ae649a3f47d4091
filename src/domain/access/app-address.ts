import type { VisitorPlatform } from '../web/visitor-platform.ts';

/** What opens a brand's app on a device: its Android package and its URI scheme. */
export type InstalledApp = { androidPackage: string; uriScheme: string };

/**
 * Returns the address that opens the brand's app: an Android intent that falls back to `webPage` where the app is not
 * installed, or the app's URI scheme on iOS. Returns undefined on any other platform.
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
