/** The cookies of a browser: `header` is what it sends; `keep` takes the `Set-Cookie` headers of an answer. */
export type CookieJar = { header: () => string; keep: (setCookies: readonly string[]) => void };

/** A browser's cookies, at first those of a `Cookie` header. */
export function cookieJar(header: string): CookieJar {
  const cookies = new Map<string, string>();
  keep(header.split('; '));
  return { header: () => [...cookies].map((pair) => pair.join('=')).join('; '), keep };

  function keep(setCookies: readonly string[]): void {
    for (const set of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/; Max-Age=0/i.test(set)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }
}
