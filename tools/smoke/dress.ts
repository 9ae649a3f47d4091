import { pages as table } from '../../src/domain/pages/pages.ts';
import { fixedHeaders, STRICT_POLICY } from '../../src/server/http/security-headers.ts';
import { inlineOf, policyHash, tagsOf } from '../../tests/support/html.ts';
import type { LookedAt } from './looked-at.ts';
import { directivesOf, letsLoad, visitorPolicy } from './expected-policy.ts';
import { type Answer, headerOf } from './portal-ask.ts';
import { judged, type Verdict } from './verdict.ts';

/** A page of each kind that a visitor sees, with the status it has. */
const pages = (
  [
    ['signIn', 200],
    ['linking', 400],
    ['resetPassword', 200],
    ['error', 200],
  ] as const
).map(([page, status]) => ({ page, status, path: table[page].path, kind: table[page].kind }));
/** A call, which a visitor may not make. */
const call = { path: '/api/session', status: 401, kind: 'call' } as const;

/** The headers of every answer that only the kind of a page does not decide. */
const everywhere: [name: string, value: RegExp][] = [
  ['x-frame-options', /^DENY$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cache-control', /^private, no-(store|cache)$/],
  ['x-request-id', /^[0-9a-f-]{36}$/],
];

/** Checks status and security headers of a page of each kind, and of a call. */
export async function headers({ visit }: LookedAt): Promise<Verdict> {
  const problems: string[] = [];
  for (const { path, status, kind } of [...pages, call]) {
    const answer = await visit(path);
    if (answer.status !== status) problems.push(`${path} answers ${answer.status}`);
    const fixed = Object.entries(fixedHeaders(kind));
    for (const [name, value] of fixed)
      if (headerOf(answer, name) !== value) problems.push(`${path}: ${is(answer, name)}`);
    for (const [name, value] of everywhere)
      if (!value.test(headerOf(answer, name))) problems.push(`${path}: ${is(answer, name)}`);
  }
  return judged(problems, {
    fine: `right on ${pages.length} kinds of pages and a call`,
    mend: 'Either another build answers, or a rule of the zone changes headers (Rules, Transform Rules; SSL/TLS, HSTS).',
  });
}

/** Checks that the policy of each page allows what the page has and needs, and nothing else. */
export async function policy({ visit, brand, origin }: LookedAt): Promise<Verdict> {
  const problems: string[] = [];
  for (const { path, page } of pages) {
    const answer = await visit(path);
    const sent = headerOf(answer, 'content-security-policy');
    const has = directivesOf(sent);
    const needs = directivesOf(visitorPolicy(brand, page));
    for (const name of new Set([...has.keys(), ...needs.keys()]))
      if (sourcesOf(has, name) !== sourcesOf(needs, name)) problems.push(`${path}: ${name} is not as built`);
    for (const [element, directive] of [
      ['script', 'script-src'],
      ['style', 'style-src'],
    ] as const)
      if (inlineOf(answer.text, element).some((text) => !has.get(directive)?.includes(policyHash(text))))
        problems.push(`${path}: it has a ${element} that its policy forbids`);
    for (const address of foreignScriptsIn(answer.text, origin))
      if (!letsLoad(sent, address.href))
        problems.push(`${path}: it loads a script of ${address.host} that its policy forbids`);
  }
  const strict = headerOf(await visit(call.path), 'content-security-policy');
  if (strict !== STRICT_POLICY) problems.push(`${call.path}: not the policy of calls`);
  return judged(problems, {
    fine: 'as built',
    mend: 'Something between the Worker and the browser changes pages or policies: switch off what the zone adds (Rocket Loader, e-mail obfuscation, analytics).',
  });
}

/** The addresses of the scripts of other hosts that a page names. */
function foreignScriptsIn(html: string, origin: string): URL[] {
  return tagsOf(html)
    .flatMap(({ name, attributes }) => (name === 'script' ? (attributes.get('src') ?? []) : []))
    .flatMap((address) => URL.parse(address, origin) ?? [])
    .filter((address) => address.origin !== origin);
}

function is(answer: Answer, name: string): string {
  const value = answer.headers.get(name);
  return value === null ? `${name} is missing` : `${name} is “${value}”`;
}

/** The sources of a directive in one order, without hashes and nonces: those follow from the page. */
function sourcesOf(directives: ReadonlyMap<string, string[]>, name: string): string | undefined {
  return directives
    .get(name)
    ?.filter((source) => !/^'(sha256|nonce)-/.test(source))
    .toSorted()
    .join(' ');
}
