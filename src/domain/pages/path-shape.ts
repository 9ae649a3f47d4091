import { pages } from './pages.ts';

/** The verdict on the shape of a path, before any route is matched. */
export type PathShape = 'fine' | 'unknown' | 'malformed';

/**
 * Judges a raw path from the request line, after the URL parser has resolved its dot segments. Each page has only one
 * valid spelling, so that the guard and the router always see the same path. An encoded ASCII letter, a double slash, a
 * path parameter or a backslash is `unknown` (404); a doubly encoded path is `malformed` (400).
 */
export function pathShape(rawPath: string): PathShape {
  if (/%25/i.test(rawPath)) return 'malformed';
  if (/\/\/|[\\;]/.test(rawPath) || isInternal(rawPath)) return 'unknown';
  if (!rawPath.includes('%')) return 'fine';
  const decoded = decodeOnce(rawPath);
  if (decoded === undefined) return 'unknown';
  // Only letters outside ASCII may be encoded. A fullwidth slash or backslash is not a letter.
  const encoded = rawPath.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  const onlyLetters = encoded.every(
    (part) => /^[\p{L}\p{M}\p{N}]+$/u.test(decodeOnce(part) ?? '') && !/%[0-7]/.test(part),
  );
  return onlyLetters ? 'fine' : 'unknown';
}

/**
 * Paths that the framework would serve by itself (images, server islands, actions, its error page) and that are not
 * pages of the portal.
 */
function isInternal(path: string): boolean {
  return path.startsWith('/_') || path === pages.failed.path;
}

/** True for the path of a file or of a call, which is never answered with a page. */
export function isFilePath(path: string): boolean {
  return /\.[^/]*$/.test(path) || path === '/api' || path.startsWith('/api/');
}

/** Returns a path as the router matches it: without one slash at its end. `/` stays as it is. */
export function matchedPath(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
