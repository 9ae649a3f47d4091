import { mayBeIndexed } from '../../src/brands/environment-names.ts';
import { tagsOf } from '../../tests/support/html.ts';
import type { LookedAt } from './looked-at.ts';
import { type Answer, headerOf } from './portal-ask.ts';
import { judged, type Verdict } from './verdict.ts';

const UNKNOWN = '/a-page-that-is-not-there';
/** A page, a call, a file that is missing, a redirect, and what machines read. */
const indexed = ['/login', '/error', '/api/session', '/nothing.txt', UNKNOWN, '/healthz'];
const sandboxed = ['/sandbox', '/sandbox/outbox'];
const GALLERY = '/gallery';
const MISSING_FILE = '/_astro/a-file-that-is-not-there.js';

/** Checks that search engines find production, and nothing else. */
export async function index({ visit, environment }: LookedAt): Promise<Verdict> {
  const isPublic = mayBeIndexed(environment);
  const problems: string[] = [];
  for (const path of isPublic ? ['/login'] : indexed) {
    const isClosed = /\bnoindex\b/i.test(headerOf(await visit(path), 'x-robots-tag'));
    if (isClosed === isPublic) problems.push(`${path} ${isPublic ? 'forbids' : 'does not forbid'} its index`);
  }
  return judged(problems, {
    fine: isPublic ? 'open to search engines' : 'closed to search engines',
    mend: isPublic
      ? 'Search engines drop the sign-in page of the brand: a build or a rule of the zone adds x-robots-tag.'
      : 'Search engines may show this environment to customers: every answer needs x-robots-tag: noindex.',
  });
}

/** Checks that neither the sandbox nor the gallery of parts is here. */
export async function noSandbox({ visit }: LookedAt): Promise<Verdict> {
  const outcome = ({ status, headers }: Answer) => `${status} ${headers.get('location') ?? ''}`;
  const unknown = outcome(await visit(UNKNOWN));
  const odd: { path: string; status: number }[] = [];
  for (const path of sandboxed) {
    const answer = await visit(path);
    if (outcome(answer) !== unknown || answer.status === 200) odd.push({ path, status: answer.status });
  }
  const gallery = await visit(GALLERY);
  if (gallery.status !== 404) odd.push({ path: GALLERY, status: gallery.status });
  const isHere = odd.some(({ status }) => status === 200) && !unknown.startsWith('200');
  return judged(
    odd.map(({ path, status }) => `${path} answers ${status}`),
    {
      fine: 'neither it nor the gallery is here',
      mend: isHere
        ? 'A build with the sandbox was deployed, with which anybody signs in as anybody: take the version before at once.'
        : 'Something else than the portal answers there, so that nobody knows whether the sandbox is here: look at the rules of the zone, and run this again.',
    },
  );
}

/** Checks that the files of /login are there and kept for a year, and that a missing file is kept by nobody. */
export async function files({ visit, brand }: LookedAt): Promise<Verdict> {
  const { text } = await visit('/login');
  const addresses = tagsOf(text).flatMap(({ attributes }) =>
    ['src', 'href', 'component-url', 'renderer-url'].map((name) => attributes.get(name) ?? ''),
  );
  const built = new Set(addresses.filter((address) => address.startsWith('/_astro/')));
  const own = new Set(addresses.filter((address) => address.startsWith(`/brands/${brand.key}/`)));
  const problems = built.size === 0 ? ['/login names no file of the build'] : [];
  for (const path of [...built, ...own]) {
    const file = await visit(path);
    if (file.status !== 200) problems.push(`${path} answers ${file.status}`);
    else if (built.has(path) && !headerOf(file, 'cache-control').includes('immutable'))
      problems.push(`${path} is not immutable`);
    else if (headerOf(file, 'x-content-type-options') !== 'nosniff') problems.push(`${path} has no nosniff`);
  }
  const missing = await visit(MISSING_FILE);
  if (missing.status !== 404) problems.push(`a missing file answers ${missing.status}`);
  else if (/immutable|max-age=[1-9]/.test(headerOf(missing, 'cache-control')))
    problems.push('a missing file is kept by caches');
  return judged(problems, {
    fine: `${built.size + own.size} of /login are there`,
    mend: 'Forms stay without their script, or the brand without its look: the files of another build are deployed, or the zone caches by its own rules (Caching, Cache Rules).',
  });
}
