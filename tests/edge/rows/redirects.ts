/*
 * Hostile inputs: return routes. Wherever a row's value is sent as `redirectUri`, the sign-in ends at the route of the row
 * and never on another host. None of `frameworkRedirects` redirects to another host.
 */

/** One value of `redirectUri` after the form or JSON is decoded, and the route it must lead to. */
export type RedirectRow = { what: string; value: string; leads: string };

const nowhere = (what: string, value: string): RedirectRow => ({ what, value, leads: '/subscriptions' });

/** Values of `redirectUri`, good and hostile. */
export const redirectRows: RedirectRow[] = [
  { what: 'a page with a query', value: '/plans?planId=12', leads: '/plans?planId=12' },
  {
    what: 'a page with another query',
    value: '/manage-devices?prefillSelections=true',
    leads: '/manage-devices?prefillSelections=true',
  },
  // CVE-2020-5233.
  nowhere('a backslash', '/\\evil.example'),
  nowhere('a line feed between slashes', '/\n/evil.example'),
  nowhere('a dot segment', '/.//evil.example'),
  nowhere('an encoded dot segment', '/%2e//evil.example'),
  nowhere('an encoded parent segment', '/%2e%2e//evil.example'),
  // CVE-2024-1132.
  nowhere('a parent segment', '/plans/..//evil.example'),
  // CVE-2026-53669.
  nowhere('a dot segment and a backslash', '/./\\evil.example'),
  nowhere('a scheme without slashes', 'https:evil.example'),
  nowhere('a scheme with three slashes', 'https:///evil.example'),
  // CVE-2021-21291.
  nowhere('a host that begins like ours', 'https://portal.example.evil.example/'),
  // CVE-2025-67495.
  nowhere('a script', 'javascript:alert(1)'),
  nowhere('a script after a blank', ' javascript:alert(1)'),
  // CVE-2023-6134.
  nowhere('a script that looks like a URL', 'JaVaScRiPt://portal.example/%0aalert(1)'),
  nowhere('a data URL', 'data:text/html,<script>1</script>'),
  nowhere('an IPv4 address as one number', '//2130706433/'),
  nowhere('an encoded slash', '/%2fevil.example'),
  nowhere('an encoded backslash', '/%5cevil.example'),
  nowhere('an encoded tab', '/%09/evil.example'),
  nowhere('a line break and a header', '/plans\r\nSet-Cookie: a=b'),
  nowhere('a page that takes a token', '/sso-redirect?token=x'),
  {
    what: 'a page with a secret in its query',
    value: '/plans?token=SECRET&planId=1',
    leads: '/plans?planId=1',
  },
  nowhere('a page in capitals', '/SUBSCRIPTIONS'),
  nowhere('6 000 characters', `/plans?${'a'.repeat(6_000)}`),
  // CVE-2022-31093.
  nowhere('a broken escape', '/%'),
  nowhere('an overlong UTF-8 escape', '/%c0%af'),
];

/** Paths that name another host: the portal never redirects there. */
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
