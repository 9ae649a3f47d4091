import { cookieNames } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/**
 * Returns the scripts of the brand's tag manager for this page. Empty for a brand without one, on pages with a
 * password, a token, linking or payment, for a browser with a session (docs/adr/026), and with `disableGTM=true`. Adds
 * their origins to the page's policy.
 */
export function tagManagerScripts(context: RequestContext): string[] {
  const { tagManager } = context.brand;
  if (!tagManager || tagsAreOff(context.url) || context.answering !== 'plain') return [];
  // A script on this origin could fetch everything that the session may see, on any page.
  if (context.cookies.has(cookieNames.session)) return [];
  const scripts = [
    `${context.sandboxed ? '/sandbox/tag-manager.js' : `${GOOGLE}/gtm.js`}?id=${tagManager.container}`,
    ...(tagManager.experiments
      ? [context.sandboxed ? '/sandbox/experiments.js' : tagManager.experiments]
      : []),
  ];
  const origins = scripts.filter((script) => !script.startsWith('/')).map((script) => new URL(script).origin);
  context.scriptOrigins.push(...new Set(origins));
  return scripts;
}

/** Returns true where the address itself switches the tags off. */
export function tagsAreOff(url: URL): boolean {
  return url.searchParams.getAll('disableGTM').includes('true');
}
