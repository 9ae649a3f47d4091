import { appAddress } from '../../domain/access/app-address.ts';
import { visitorPlatform, mayBeIpad } from '../../domain/web/visitor-platform.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { brandApp } from '../platform/catalogue.ts';
import { platformOf } from '../platform/platform-of.ts';
import { appVisit } from '../request/app-visit.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Longest wait for the platform to say how the app is opened, in milliseconds; then the brand's file decides. */
const APP_LINK_MS = 1_000;

/**
 * Builds the Open App button for a phone or tablet; undefined if there is no app to open. `hidden`: the button starts
 * hidden, because only the browser can tell whether this is an iPad.
 */
export async function openApp(context: RequestContext, userAgent: string) {
  const { apps } = context.brand;
  // In the app's own web view the header leads back to it.
  if (!apps || appVisit(context)) return undefined;
  const hidden = mayBeIpad(userAgent);
  const kind = hidden ? 'ios' : visitorPlatform(userAgent);
  if (kind === 'other') return undefined;
  const { brand, nowMs } = context;
  const app = await brandApp(platformOf(context), brand.key, apps, { nowMs, withinMs: APP_LINK_MS });
  const href = appAddress(kind, app, new URL(pathTo('signIn'), context.url).href);
  const { openApp: label } = context.copy('recovery');
  return href === undefined ? undefined : { href, label, hidden };
}
