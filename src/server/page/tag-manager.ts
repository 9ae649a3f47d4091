import { cookieNames } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/**
 * Returns the scripts of the brand's tag manager for this page. Empty for a brand without one, on pages with a
 * password, a token, linking or payment, for a browser with a session (docs/adr/026), and with `disableGTM=true`.
 */
export function tagManagerScripts(context: RequestContext): string[] {
  const { tagManager } = context.brand;
  if (!tagManager || tagsAreOff(context.url) || context.routeKind !== 'plain') return [];
  // A script on this origin could fetch everything that the session may see, on any page.
  if (context.cookies.has(cookieNames.session)) return [];
  return [
    `${context.sandboxed ? '/sandbox/tag-manager.js' : `${GOOGLE}/gtm.js`}?id=${tagManager.container}`,
    ...(tagManager.experiments
      ? [context.sandboxed ? '/sandbox/experiments.js' : tagManager.experiments]
      : []),
  ];
}

/** Returns the origins of those scripts that are not served by the portal itself. */
export function tagOrigins(context: RequestContext): string[] {
  const foreign = tagManagerScripts(context).filter((script) => !script.startsWith('/'));
  return [...new Set(foreign.map((script) => new URL(script).origin))];
}

/** Returns true where the address itself switches the tags off. */
export function tagsAreOff(url: URL): boolean {
  return url.searchParams.getAll('disableGTM').includes('true');
}
