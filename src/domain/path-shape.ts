/** What the shape of a path alone says, before any route is matched. */
export type PathShape = 'fine' | 'unknown' | 'malformed';

/**
 * Judges a raw path as it stood in the request line (its dot segments already resolved by the URL parser).
 * Only one spelling of each page is served: an encoded letter, a doubled slash, a path parameter or a backslash is
 * `unknown` (404), a doubly encoded one `malformed` (400). So the guard and the router always see the same path.
 */
export function pathShape(rawPath: string): PathShape {
  if (/%25/i.test(rawPath)) return 'malformed';
  if (/\/\/|[\\;]/.test(rawPath) || isInternal(rawPath)) return 'unknown';
  if (!rawPath.includes('%')) return 'fine';
  const decoded = decodeOnce(rawPath);
  if (decoded === undefined) return 'unknown';
  // Only letters beyond ASCII may be encoded; a fullwidth slash or backslash is no letter.
  const encoded = rawPath.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  const onlyLetters = encoded.every(
    (part) => /^[\p{L}\p{M}\p{N}]+$/u.test(decodeOnce(part) ?? '') && !/%[0-7]/.test(part),
  );
  return onlyLetters ? 'fine' : 'unknown';
}

/** Paths the framework answers by itself (images, server islands, actions, its error page): none is a page of ours. */
function isInternal(path: string): boolean {
  return path.startsWith('/_') || path === '/500';
}

/** True for a path that names a file or a call, which is never answered with a page. */
export function isFilePath(path: string): boolean {
  return /\.[^/]*$/.test(path) || path === '/api' || path.startsWith('/api/');
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
