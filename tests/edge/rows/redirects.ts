/** One value of `redirectUri`, as it stands once the form or JSON is decoded, and where it must lead. */
export type RedirectRow = { id: string; value: string; leads: string };

const nowhere = (id: string, value: string): RedirectRow => ({ id, value, leads: '/subscriptions' });

export const redirectRows: RedirectRow[] = [
  { id: 'R-01', value: '/plans?planId=12', leads: '/plans?planId=12' },
  {
    id: 'R-02',
    value: '/manage-devices?prefillSelections=true',
    leads: '/manage-devices?prefillSelections=true',
  },
  nowhere('R-05', '/\\evil.example'),
  nowhere('R-08', '/\n/evil.example'),
  nowhere('R-10', '/.//evil.example'),
  nowhere('R-11', '/%2e//evil.example'),
  nowhere('R-12', '/%2e%2e//evil.example'),
  nowhere('R-13', '/plans/..//evil.example'),
  nowhere('R-14', '/./\\evil.example'),
  nowhere('R-16', 'https:evil.example'),
  nowhere('R-18', 'https:///evil.example'),
  nowhere('R-20', 'https://portal.example.evil.example/'),
  nowhere('R-21', 'javascript:alert(1)'),
  nowhere('R-23', ' javascript:alert(1)'),
  nowhere('R-24', 'JaVaScRiPt://portal.example/%0aalert(1)'),
  nowhere('R-25', 'data:text/html,<script>1</script>'),
  nowhere('R-27', '//2130706433/'),
  nowhere('R-28', '/%2fevil.example'),
  nowhere('R-29', '/%5cevil.example'),
  nowhere('R-31', '/%09/evil.example'),
  nowhere('R-32', '/plans\r\nSet-Cookie: a=b'),
  nowhere('R-37', '/sso-redirect?token=x'),
  { id: 'R-40', value: '/plans?token=SECRET&planId=1', leads: '/plans?planId=1' },
  nowhere('R-42', '/SUBSCRIPTIONS'),
  nowhere('R-43', `/plans?${'a'.repeat(6_000)}`),
  nowhere('R-44', '/%'),
  nowhere('R-45', '/%c0%af'),
];

/** Paths that name an address elsewhere: never followed (row R-55). */
export const frameworkRedirects = [
  '/https://evil.example/?a=1',
  '/https:%2f%2fevil.example/',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/login//evil.example/..',
  '/subscriptions//',
  '/login/?next=//evil.example',
];
