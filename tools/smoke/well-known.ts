import type { LookedAt } from './looked-at.ts';
import { type Answer, headerOf } from './portal-ask.ts';
import { good, judged, type Verdict, wrong } from './verdict.ts';
import { pageAt } from '../../src/domain/pages/find-page.ts';

const SECURITY = '/.well-known/security.txt';
const CHANGE_PASSWORD = '/.well-known/change-password';
/** The path by which browsers find out whether a host answers 200 to anything (W3C, a well-known URL for changing passwords). */
const NOT_THERE = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

/** Checks who is to be told of a weakness, and that the file has not run out. */
export async function securityText({ visit, nowMs }: LookedAt): Promise<Verdict> {
  const answer = await visit(SECURITY);
  const fieldOf = (name: string) => new RegExp(`^${name}: *(\\S+)`, 'im').exec(answer.text)?.[1];
  const expires = Date.parse(fieldOf('Expires') ?? '');
  return judged(
    [
      ...plainTextProblems(answer),
      ...['Contact', 'Expires', 'Canonical']
        .filter((name) => !fieldOf(name))
        .map((name) => `it has no ${name}`),
      ...(expires <= nowMs ? ['it has run out'] : []),
    ],
    {
      fine: 'there, and valid',
      mend: `Whoever finds a weakness is told nothing: see what ${SECURITY} answers, and renew it with a new build.`,
    },
  );
}

/** Checks that password managers are led to a page of the portal where a password is changed. */
export async function changePassword({ visit, origin }: LookedAt): Promise<Verdict> {
  const mend = `Password managers cannot lead people to a new password: ${CHANGE_PASSWORD} has to redirect to a page of the portal.`;
  const answer = await visit(CHANGE_PASSWORD);
  const to = targetOf(answer, origin);
  // Every unknown page leads to the sign-in, which is not where a password is changed.
  if (!to || ![302, 303].includes(answer.status) || isSignIn(to))
    return wrong(`it answers ${told(answer)}`, mend);
  const page = await visit(to);
  // A page behind the sign-in leads a visitor there first.
  const next = targetOf(page, origin);
  return page.status === 200 || (next !== undefined && isSignIn(next))
    ? good(`leads to ${to}`)
    : wrong(`it leads to ${to}, which answers ${page.status}`, mend);
}

/** Checks that crawlers are answered. */
export async function robots({ visit }: LookedAt): Promise<Verdict> {
  return judged(plainTextProblems(await visit('/robots.txt')), {
    fine: 'there',
    mend: 'Crawlers do not learn what to leave alone: another build answers, or a rule of the zone replaces the file.',
  });
}

/** Checks that each file that the environment places on the host is there, byte for byte, without a redirect. */
export async function deployedFiles({ visit, deployedFiles: files }: LookedAt): Promise<Verdict> {
  const problems: string[] = [];
  for (const { path, contentType, body } of files) {
    const answer = await visit(path);
    const type = headerOf(answer, 'content-type');
    if (answer.status !== 200) problems.push(`${path} answers ${told(answer)}`);
    else if (Buffer.compare(answer.bytes, Buffer.from(body)) !== 0)
      problems.push(`${path} is not the placed file`);
    else if (essence(type) !== essence(contentType)) problems.push(`${path} comes as “${type}”`);
  }
  return judged(problems, {
    fine: files.length === 0 ? 'none is placed here' : `${files.length} as placed`,
    mend: 'Apple and Google read these files from outside, without a redirect: without them a wallet or an app does not work here.',
  });
}

/** Checks that a file that is not there is not answered with a page. */
export async function unknownFile({ visit }: LookedAt): Promise<Verdict> {
  const answer = await visit(NOT_THERE);
  return judged(answer.status === 404 ? [] : [`an unknown file answers ${told(answer)}`], {
    fine: 'not found',
    mend: 'Browsers distrust a host that answers anything: no rule of the zone may redirect /.well-known.',
  });
}

/** The path of the portal to which an answer redirects; undefined for another host, and for no redirect. */
function targetOf(answer: Answer, origin: string): string | undefined {
  const location = answer.headers.get('location');
  if (location === null) return undefined;
  const to = new URL(location, origin);
  return to.origin === origin ? to.pathname + to.search : undefined;
}

function isSignIn(path: string): boolean {
  return pageAt(path.split('?', 1)[0] ?? '') === 'signIn';
}

function plainTextProblems(answer: Answer): string[] {
  if (answer.status !== 200) return [`it answers ${told(answer)}`];
  return essence(headerOf(answer, 'content-type')) === 'text/plain' ? [] : ['it is no text/plain'];
}

/** A status, with the path to which a redirect leads. */
function told(answer: Answer): string {
  const location = answer.headers.get('location');
  return location === null ? String(answer.status) : `${answer.status} to ${location.split('?', 1)[0]}`;
}

function essence(type: string): string {
  return type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
