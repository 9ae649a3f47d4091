import { cookieNames } from '../session/cookies.ts';
import type { RequestContext } from './request-context.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/**
 * The scripts of the brand's tag manager for this page, or none: only where the brand has one, only
 * on pages without password, token, linking or payment, only for a browser without a session (ADR 026), and not with
 * `disableGTM=true`. Their origins join the page's policy.
 */
export function tagManagerScripts(context: RequestContext): string[] {
  const { tagManager } = context.brand;
  if (!tagManager || tagsAreOff(context.url) || context.answering !== 'plain') return [];
  // A script of this origin could fetch what the session may see, on whatever page it runs.
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

/** True where the address itself switches the tags off. */
export function tagsAreOff(url: URL): boolean {
  return url.searchParams.getAll('disableGTM').includes('true');
}
