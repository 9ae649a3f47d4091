import { cookieNames } from '../session/cookies.ts';
import type { Visit } from './request-context.ts';

const GOOGLE = 'https://www.googletagmanager.com';

/**
 * The scripts of the brand's tag manager for this page, or none (design decision 1): only where the brand has one, only
 * on pages without password, token, linking or payment, only for a browser without a session (ADR 026), and not with
 * `disableGTM=true`. Their origins join the page's policy.
 */
export function tagManagerScripts(visit: Visit): string[] {
  const { tagManager } = visit.brand;
  if (!tagManager || tagsAreOff(visit.url) || visit.answering !== 'plain') return [];
  // A script of this origin could fetch what the session may see, on whatever page it runs.
  if (visit.cookies.has(cookieNames.session)) return [];
  const scripts = [
    `${visit.sandboxed ? '/sandbox/tag-manager.js' : `${GOOGLE}/gtm.js`}?id=${tagManager.container}`,
    ...(tagManager.experiments ? [visit.sandboxed ? '/sandbox/experiments.js' : tagManager.experiments] : []),
  ];
  const origins = scripts.filter((script) => !script.startsWith('/')).map((script) => new URL(script).origin);
  visit.scriptOrigins.push(...new Set(origins));
  return scripts;
}

/** True where the address itself switches the tags off. */
export function tagsAreOff(url: URL): boolean {
  return url.searchParams.getAll('disableGTM').includes('true');
}
