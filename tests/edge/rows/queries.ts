/*
 * Hostile inputs: queries that no page reads. A query changes no page, no page and no header repeats it, and the page of
 * the next visitor is as if nobody had sent it.
 */

/** A query, and the text of it that no answer may hold: without `never`, 100 letters b. */
export const queryRows: { what: string; query: string; never?: string }[] = [
  { what: '1 000 parameters', query: Array.from({ length: 1_000 }, () => 'a=1').join('&') },
  { what: '15 KB', query: `a=${'b'.repeat(15 * 1024)}` },
  // CVE-2026-41067: a script end with a blank or in capitals closes the script of the page.
  {
    what: 'a script end',
    query: 'utm_source=</SCRIPT%20><script>alert(1)</script>',
    never: 'alert(1)',
  },
  {
    what: 'an encoded script end',
    query: 'utm_source=%3C%2FSCRIPT%20%3E%3Cscript%3Ealert(2)',
    never: 'alert(2)',
  },
  // CVE-2026-50146: markup in a name that the framework writes into the page.
  { what: 'markup as a tab', query: 'tab="><img%20src=x%20onerror=alert(3)>', never: 'onerror' },
  {
    what: 'markup as a name',
    query: '"><img%20src=x%20onerror=alert(4)>=1',
    never: 'onerror',
  },
  { what: 'an unknown reason', query: 'reason=Call+1-900-EVIL', never: '1-900' },
  { what: 'a key of every object as the reason', query: 'reason=__proto__' },
  { what: 'a message', query: 'message=Your+account+is+closed&error=x', never: 'is closed' },
  { what: 'campaign parameters', query: 'utm_source=a&utm_medium=b&gclid=c&fbclid=d' },
  { what: 'a brand', query: 'brand=otis' },
  { what: 'unknown languages', query: 'locale=xx&lang=__proto__&hl=he&ui_locales=se+*' },
  { what: 'one language twice', query: 'locale=de&locale=de' },
  { what: 'broken encoding', query: 'redirectUri=%E0%A4%A&reason=%' },
];
