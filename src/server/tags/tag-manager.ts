import { mayLoadTags } from '../../brands/script-inventory.ts';
import type { Purpose } from '../../domain/consent/consent-choice.ts';
import { allowedPurposes } from '../../domain/consent/consent-state.ts';
import { visitorConsent } from '../consent/visitor-consent.ts';
import { cookieNames } from '../request/cookies.ts';
import type { PolicySource } from '../request/page-policy.ts';
import type { RequestContext } from '../request/request-context.ts';

const GOOGLE = 'https://www.googletagmanager.com';
/** Where the sandbox's stand-ins of the tags send. */
const STAND_IN_HOST = 'http://tags.localhost:*';

/** What the brand's tag manager does on one page for one visitor. */
export type PageTags =
  /** It is not there, and nobody is asked. */
  | { kind: 'none' }
  /** The page asks the visitor first. */
  | { kind: 'asks' }
  /** The page loads these scripts, for these purposes, and its policy allows these sources for them. */
  | {
      kind: 'loads';
      scripts: readonly string[];
      purposes: readonly Purpose[];
      sources: readonly PolicySource[];
    };

/**
 * Returns what the tag manager does on this page. Nothing for a brand without one, on any page that the inventory does
 * not list for it, for a browser with a session (docs/adr/026), with `disableGTM=true`, and where the visitor refuses
 * (docs/adr/068).
 */
export function pageTags(context: RequestContext): PageTags {
  const { tagManager } = context.brand;
  if (!tagManager || tagsAreOff(context.url)) return { kind: 'none' };
  if (context.pageKind !== 'plain' || !mayLoadTags(context.page)) return { kind: 'none' };
  // A script on this origin could fetch everything that the session may see, on any page.
  if (context.cookies.has(cookieNames.session)) return { kind: 'none' };
  const consent = visitorConsent(context);
  if (consent.kind === 'asked') return { kind: 'asks' };
  const purposes = allowedPurposes(consent);
  if (purposes.length === 0) return { kind: 'none' };
  const { container, experiments, sendsTo } = tagManager;
  const testing = purposes.includes('measuring') ? experiments : undefined;
  const standIns = context.sandboxed && {
    tags: '/sandbox/tag-manager.js',
    testing: '/sandbox/experiments.js',
  };
  const scripts = [
    `${standIns ? standIns.tags : `${GOOGLE}/gtm.js`}?id=${container}`,
    ...(testing ? [standIns ? standIns.testing : testing] : []),
  ];
  const origins = standIns ? [] : [...new Set(scripts.map((script) => new URL(script).origin))];
  const receiving = standIns ? [STAND_IN_HOST] : purposes.flatMap((purpose) => sendsTo[purpose]);
  return { kind: 'loads', scripts, purposes, sources: tagSources(origins, [...new Set(receiving)]) };
}

/** The sources of a page with tags: the scripts' origins, and the hosts to which the tags send, by request and by image. */
function tagSources(origins: readonly string[], receiving: readonly string[]): PolicySource[] {
  const sending = [...origins, ...receiving];
  return [
    ...origins.map((source) => ({ directive: 'script-src' as const, source })),
    ...sending.map((source) => ({ directive: 'img-src' as const, source })),
    ...sending.map((source) => ({ directive: 'connect-src' as const, source })),
  ];
}

/** Returns true where the address itself switches the tags off. */
function tagsAreOff(url: URL): boolean {
  return url.searchParams.getAll('disableGTM').includes('true');
}
