/**
 * Returns the address of a platform call: base, context and path, with one slash between them. The base may have a path
 * and may end with a slash. The context may be empty. `path` begins with a slash.
 */
export function joinedAddress(base: string, context: string, path: string): URL {
  const url = new URL(base);
  const parts = [url.pathname, context].map((part) => part.replace(/^\/+|\/+$/g, ''));
  url.pathname = `/${parts.filter((part) => part !== '').join('/')}`.replace(/\/$/, '') + path;
  return url;
}
