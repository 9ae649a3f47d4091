/** A query no page asked for; nothing of it may change a page or come back in it. */
export const queryRows: { id: string; what: string; query: string; never?: string }[] = [
  { id: 'Q-12', what: '1 000 parameters', query: Array.from({ length: 1_000 }, () => 'a=1').join('&') },
  { id: 'Q-12', what: '15 KB', query: `a=${'b'.repeat(15 * 1024)}` },
  {
    id: 'Q-13',
    what: 'a script end',
    query: 'utm_source=</SCRIPT%20><script>alert(1)</script>',
    never: 'alert(1)',
  },
  {
    id: 'Q-13',
    what: 'an encoded script end',
    query: 'utm_source=%3C%2FSCRIPT%20%3E%3Cscript%3Ealert(2)',
    never: 'alert(2)',
  },
  { id: 'Q-14', what: 'markup as a tab', query: 'tab="><img%20src=x%20onerror=alert(3)>', never: 'onerror' },
  {
    id: 'Q-14',
    what: 'markup as a name',
    query: '"><img%20src=x%20onerror=alert(4)>=1',
    never: 'onerror',
  },
  { id: 'Q-14', what: 'an unknown reason', query: 'reason=Call+1-900-EVIL', never: '1-900' },
  { id: 'Q-14', what: 'a reason that is no own property', query: 'reason=__proto__' },
  { id: 'Q-14', what: 'a message', query: 'message=Your+account+is+closed&error=x', never: 'is closed' },
  { id: 'K-08', what: 'campaign parameters', query: 'utm_source=a&utm_medium=b&gclid=c&fbclid=d' },
  { id: 'K-08', what: 'a brand', query: 'brand=otis' },
  { id: 'K-08', what: 'languages that are none', query: 'locale=xx&lang=__proto__&hl=he&ui_locales=se+*' },
  { id: 'K-08', what: 'one language twice', query: 'locale=de&locale=de' },
  { id: 'Q-12', what: 'broken encoding', query: 'redirectUri=%E0%A4%A&reason=%' },
];
