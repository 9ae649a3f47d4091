import { randomBytes } from 'node:crypto';
import type { CheckName } from '../../../tools/smoke/checks.ts';
import { type Answer, Unanswered } from '../../../tools/smoke/portal-ask.ts';
import type { Surroundings } from '../../../tools/smoke/command.ts';
import { clearedCookie } from '../../../src/server/request/cookies.ts';
import { answerWith, deployedFile } from '../../support/made-answer.ts';
import type { SmokeRequest, Breaking } from '../../support/smoked.ts';

/**
 * A portal that is broken in one way. `fails` are the checks that say so: one, or more where one break cannot be without
 * another. `as` signs in with a test account.
 */
export type Break = {
  what: string;
  fails: readonly [CheckName, ...CheckName[]];
  breaking?: Breaking;
  more?: Partial<Surroundings>;
  in?: 'staging';
  as?: true;
  /** What no check may conclude from that. */
  untrue?: RegExp;
};

const on =
  (
    isAsked: (asked: SmokeRequest) => boolean,
    answer: (right: () => Promise<Answer>) => Promise<Answer> | Answer,
  ): Breaking =>
  async (asked, right) =>
    isAsked(asked) ? answer(right) : right();
const at = (path: string) => (asked: SmokeRequest) => asked.path === path && asked.method !== 'POST';
const from = (start: string) => (asked: SmokeRequest) => asked.path.startsWith(start);
const sending = (path: string) => (asked: SmokeRequest) => asked.path === path && asked.method === 'POST';
/** True for the first such request only: My Plan is opened again after the sign-out. */
const first = (isAsked: (asked: SmokeRequest) => boolean) => {
  let isOver = false;
  return (asked: SmokeRequest) => {
    const isIt = !isOver && isAsked(asked);
    isOver ||= isIt;
    return isIt;
  };
};
const elsewhere = (asked: SmokeRequest) => asked.address.startsWith('https://js.recurly.com/');

/** The right answer with other headers; one with no value is left out. */
const headed = (headers: Record<string, string | undefined>) => async (right: () => Promise<Answer>) => {
  const answer = await right();
  const own = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) own.delete(name);
    else own.set(name, value);
  return { ...answer, headers: own };
};
/** The right answer with other cookies. */
const baked = (change: (setCookie: string) => string) => async (right: () => Promise<Answer>) => {
  const answer = await right();
  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');
  for (const each of answer.headers.getSetCookie()) headers.append('set-cookie', change(each));
  return { ...answer, headers };
};
const anything = () => true;
const bare = baked((each) => each.replace(/; (HttpOnly|SameSite=Lax)/g, ''));
/** The right answer with another text. Throws where nothing is replaced. */
const worded = (before: string | RegExp, after: string) => async (right: () => Promise<Answer>) => {
  const answer = await right();
  const text = answer.text.replace(before, () => after);
  if (text === answer.text) throw new Error(`the answer has no ${before}`);
  return { ...answer, text, bytes: new TextEncoder().encode(text) };
};
const instead =
  (...parts: Parameters<typeof answerWith>) =>
  () =>
    answerWith(...parts);
const redirect = (location: string) => instead(302, '', { location });
const page = instead(200, '<!DOCTYPE html><title>Hello</title>', { 'content-type': 'text/html' });
const certified = (certificate: object): Partial<Surroundings> => ({
  certificateOf: async (host) => ({
    distrust: undefined,
    names: [host],
    untilMs: Date.now() + 60 * 86_400_000,
    ...certificate,
  }),
});

const PLAIN = { 'content-type': 'text/plain' };
const SECURITY = '/.well-known/security.txt';
const CHANGE = '/.well-known/change-password';
const UNKNOWN_FILE = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
const isAsset = from('/_astro/sign-in-form');

const reached: Break[] = [
  {
    what: 'has a certificate that browsers do not trust',
    fails: ['certificate'],
    more: certified({ distrust: 'CERT_HAS_EXPIRED' }),
  },
  {
    what: 'has the certificate of another host',
    fails: ['certificate'],
    more: certified({ names: ['*.elsewhere.com'] }),
  },
  {
    what: 'has a certificate for three more days',
    fails: ['certificate'],
    more: certified({ untilMs: Date.now() + 3 * 86_400_000 }),
  },
  {
    what: 'speaks no TLS',
    fails: ['certificate'],
    more: { certificateOf: () => Promise.reject(new Unanswered('no connection by TLS')) },
  },
  {
    what: 'answers as staging',
    fails: ['health'],
    breaking: on(at('/healthz'), worded('"production"', '"staging"')),
  },
  {
    what: 'lacks its key',
    fails: ['health', 'brand', 'version'],
    breaking: on(at('/healthz'), instead(503, '{"status":"unready","missing":["SESSION_KEY"]}')),
  },
  { what: 'is another site', fails: ['health', 'version'], breaking: on(at('/healthz'), page) },
  {
    what: 'does not answer at all',
    fails: ['health'],
    breaking: () => Promise.reject(new Unanswered('no connection')),
  },
  {
    what: 'knows the host as another brand’s',
    fails: ['brand'],
    breaking: on(at('/healthz'), worded('"visi"', '"geeni"')),
  },
  {
    what: 'shows another brand',
    fails: ['brand'],
    breaking: on(at('/login'), worded(/<title>[^<]*/, '<title>Sign In · Otis')),
  },
  {
    what: 'has another brand’s marks',
    fails: ['brand'],
    breaking: on(at('/login'), worded(/\/brands\/visi\//g, '/brands/otis/')),
  },
  {
    what: 'names no version',
    fails: ['version'],
    breaking: on(at('/healthz'), worded(/,"version":\{[^}]*\}/, '')),
  },
];

const dressed: Break[] = [
  {
    what: 'sends no HSTS',
    fails: ['headers'],
    breaking: on(at('/error'), headed({ 'strict-transport-security': undefined })),
  },
  {
    what: 'sends the address of a linking along',
    fails: ['headers'],
    breaking: on(at('/oauth'), headed({ 'referrer-policy': 'unsafe-url' })),
  },
  {
    what: 'lets a call be framed',
    fails: ['headers'],
    breaking: on(at('/api/session'), headed({ 'x-frame-options': undefined })),
  },
  {
    what: 'lets caches keep a page',
    fails: ['headers'],
    breaking: on(at('/reset-password'), headed({ 'cache-control': 'public, max-age=60' })),
  },
  {
    what: 'answers a page with an error',
    fails: ['headers', 'policy'],
    breaking: on(at('/error'), async (right) => ({ ...(await right()), status: 500 })),
  },
  {
    what: 'lets any page frame it',
    fails: ['policy'],
    breaking: on(at('/error'), async (right) => {
      const policy = (await right()).headers.get('content-security-policy') ?? '';
      return headed({
        'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
      })(right);
    }),
  },
  {
    what: 'sends no policy',
    fails: ['policy'],
    breaking: on(at('/error'), headed({ 'content-security-policy': undefined })),
  },
  {
    what: 'sends no policy with a call',
    fails: ['policy'],
    breaking: on(at('/api/session'), headed({ 'content-security-policy': undefined })),
  },
  {
    what: 'has a script that somebody added',
    fails: ['policy'],
    breaking: on(at('/error'), worded('</body>', '<script>spy()</script></body>')),
  },
  {
    what: 'has a script of a third party on another page than the sign-in',
    fails: ['policy'],
    breaking: on(
      at('/error'),
      worded('</body>', '<script src="https://cdn.test-houses.com/x.js"></script></body>'),
    ),
  },
  {
    what: 'is closed to search engines',
    fails: ['index'],
    breaking: on(at('/login'), headed({ 'x-robots-tag': 'noindex' })),
  },
  {
    what: 'is open to search engines in staging',
    fails: ['index'],
    in: 'staging',
    breaking: on(at('/api/session'), headed({ 'x-robots-tag': undefined })),
  },
];

const cookies: Break[] = [
  {
    what: 'sets cookies that any script and any site may use',
    fails: ['cookies'],
    breaking: on(anything, bare),
  },
  {
    what: 'sets cookies for other hosts too',
    fails: ['cookies'],
    breaking: on(
      anything,
      baked((each) => `${each}; Domain=visi.test-houses.com`),
    ),
  },
  {
    what: 'sets cookies of plain names',
    fails: ['cookies'],
    breaking: on(
      anything,
      baked((each) => each.replace('__Host-', '').replace('; Secure', '')),
    ),
  },
  {
    what: 'sets cookies that other sites may send',
    fails: ['cookies'],
    breaking: on(
      anything,
      baked((each) => each.replace('SameSite=Lax', 'SameSite=None')),
    ),
  },
  {
    what: 'sets a session that any script and any site may use',
    fails: ['account cookies'],
    as: true,
    breaking: on((asked) => asked.method === 'POST' || asked.headers?.['cookie'] !== undefined, bare),
  },
];

const failing = instead(503, 'error code: 1105', { 'content-type': 'text/plain' });
const unwell: Break[] = [
  {
    what: 'fails at the gallery, which is no sandbox',
    fails: ['no sandbox'],
    breaking: on(at('/gallery'), failing),
    untrue: /sandbox was deployed/,
  },
  {
    what: 'fails at every unknown page',
    fails: ['no sandbox'],
    breaking: on(
      (asked) => ['/sandbox', '/sandbox/outbox', '/a-page-that-is-not-there'].includes(asked.path),
      failing,
    ),
    untrue: /sandbox was deployed/,
  },
  {
    what: 'answers 200 to anything unknown',
    fails: ['no sandbox'],
    breaking: on(
      (asked) =>
        ['/sandbox', '/sandbox/outbox', '/a-page-that-is-not-there', '/gallery'].includes(asked.path),
      page,
    ),
    untrue: /sandbox was deployed/,
  },
  {
    what: 'fails at a linking that nobody registered',
    fails: ['refused linking'],
    breaking: on((asked) => asked.path.includes('assistant.invalid'), failing),
    untrue: /address of their own/,
  },
  {
    what: 'has no time for a linking that nobody registered',
    fails: ['refused linking'],
    breaking: on((asked) => asked.path.includes('assistant.invalid'), instead(429, '')),
    untrue: /address of their own/,
  },
  {
    what: 'fails at its own health',
    fails: ['health', 'brand', 'version'],
    breaking: on(at('/healthz'), failing),
    untrue: /Something else answers|is not bound|as another’s/,
  },
  {
    what: 'fails at the sign-in page',
    fails: [
      'brand',
      'headers',
      'policy',
      'index',
      'files',
      'sign-in form',
      'sign-in hosts',
      'sign-in weight',
      'provider scripts',
    ],
    breaking: on((asked) => asked.path.startsWith('/login'), failing),
    untrue:
      /rule of the zone|another build|files of another|third party|as another’s|does not work in browsers/,
  },
  {
    what: 'fails at My Plan after the sign-out',
    fails: ['sign-out'],
    as: true,
    breaking: (() => {
      let isOut = false;
      return on((asked) => {
        isOut ||= asked.path === '/api/auth/sign-out';
        return isOut && asked.path === '/subscriptions';
      }, failing);
    })(),
    untrue: /outlives/,
  },
  {
    what: 'fails at the card form while its platform is down',
    fails: ['card page'],
    as: true,
    breaking: on(at('/billing'), failing),
    untrue: /do not fit/,
  },
];

const files: Break[] = [
  { what: 'has the sandbox', fails: ['no sandbox'], breaking: on(at('/sandbox/outbox'), page) },
  { what: 'has the gallery', fails: ['no sandbox'], breaking: on(at('/gallery'), page) },
  { what: 'lost a script', fails: ['files'], breaking: on(isAsset, instead(404, '')) },
  {
    what: 'has scripts that are asked for again and again',
    fails: ['files'],
    breaking: on(isAsset, headed({ 'cache-control': 'max-age=0' })),
  },
  {
    what: 'lost the brand’s logo',
    fails: ['files'],
    breaking: on(at('/brands/visi/logo.svg'), instead(404, '')),
  },
  {
    what: 'lets caches keep that a file is missing',
    fails: ['files'],
    breaking: on(from('/_astro/a-file-that'), headed({ 'cache-control': 'public, max-age=14400' })),
  },
  {
    what: 'answers a missing file with a page',
    fails: ['files'],
    breaking: on(from('/_astro/a-file-that'), page),
  },
  {
    what: 'has a security.txt that ran out',
    fails: ['security.txt'],
    breaking: on(at(SECURITY), worded(/Expires: \d+/, 'Expires: 2001')),
  },
  {
    what: 'has a security.txt without a contact',
    fails: ['security.txt'],
    breaking: on(at(SECURITY), worded('Contact', 'Comment')),
  },
  { what: 'redirects security.txt', fails: ['security.txt'], breaking: on(at(SECURITY), redirect('/login')) },
  {
    what: 'leads to no new password',
    fails: ['change-password'],
    breaking: on(at(CHANGE), redirect('/login')),
  },
  {
    what: 'leads to a new password that is not there',
    fails: ['change-password'],
    breaking: on(at(CHANGE), redirect('/nothing.txt')),
  },
  {
    what: 'leads to a new password elsewhere',
    fails: ['change-password'],
    breaking: on(at(CHANGE), redirect('https://evil.test-houses.com/')),
  },
  {
    what: 'has no robots.txt',
    fails: ['robots.txt'],
    breaking: on(at('/robots.txt'), instead(404, '', PLAIN)),
  },
  {
    what: 'redirects Apple Pay’s file',
    fails: ['placed files'],
    breaking: on(at(deployedFile.path), redirect('/login')),
  },
  {
    what: 'has another brand’s file for Apple Pay',
    fails: ['placed files'],
    breaking: on(at(deployedFile.path), worded('7B', '7C')),
  },
  {
    what: 'sends Apple Pay’s file as a page',
    fails: ['placed files'],
    breaking: on(at(deployedFile.path), headed({ 'content-type': 'text/html' })),
  },
  {
    what: 'redirects unknown files',
    fails: ['unknown file'],
    breaking: on(at(UNKNOWN_FILE), redirect('/login')),
  },
];

const pages: Break[] = [
  {
    what: 'does not know Alexa',
    fails: ['linking'],
    breaking: on(
      from('/oauth/alexa?client_id=visi-alexa&redirect_uri=https%3A%2F%2Flayla'),
      instead(400, ''),
    ),
  },
  {
    what: 'loses the state of a linking',
    fails: ['linking'],
    breaking: on(
      (asked) => /^\/oauth\/google.*googleuser/.test(asked.path),
      worded(/smoke%2Ftest%3D1~/g, 'other'),
    ),
  },
  {
    what: 'names another assistant',
    fails: ['linking'],
    breaking: on(
      (asked) => /^\/oauth\/google.*googleuser/.test(asked.path),
      worded(/<h1>[^<]*/, '<h1>Link to Alexa'),
    ),
  },
  {
    what: 'has no form to link',
    fails: ['linking'],
    breaking: on(
      (asked) => /^\/oauth\/alexa.*amazon/.test(asked.path),
      worded('/api/linking/sign-in', '/api/other'),
    ),
  },
  {
    what: 'redirects to an unknown address',
    fails: ['refused linking'],
    breaking: on(
      (asked) => asked.path.includes('assistant.invalid'),
      redirect('https://assistant.invalid/r/unknown?error=invalid_request'),
    ),
  },
  {
    what: 'links to an unknown address',
    fails: ['refused linking'],
    breaking: on(
      (asked) => asked.path.includes('assistant.invalid'),
      worded('</main>', '<a href="https://assistant.invalid/r/unknown">Back</a></main>'),
    ),
  },
  {
    what: 'lets an unknown address be linked',
    fails: ['refused linking'],
    breaking: on(
      (asked) => asked.path.includes('assistant.invalid'),
      worded('</main>', '<form action="/api/linking/sign-in" method="post"></form></main>'),
    ),
  },
  {
    what: 'has a sign-in form without a field',
    fails: ['sign-in form'],
    breaking: on(at('/login'), worded('name="username"', 'name="user"')),
  },
  {
    what: 'shows the password',
    fails: ['sign-in form'],
    breaking: on(at('/login'), worded('type="password"', 'type="text"')),
  },
  {
    what: 'sends the password in the address',
    fails: ['sign-in form'],
    breaking: on(at('/login'), worded('sign-in" method="post"', 'sign-in" method="get"')),
  },
  {
    what: 'sends the password elsewhere',
    fails: ['sign-in form', 'sign-in hosts'],
    breaking: on(
      at('/login'),
      worded('action="/api/auth/sign-in"', 'action="https://evil.test-houses.com/"'),
    ),
  },
  {
    what: 'shows an image of a third party',
    fails: ['sign-in hosts'],
    breaking: on(at('/login'), worded('</body>', '<img src="https://pixel.test-houses.com/1.gif"></body>')),
  },
  {
    what: 'has a script of a third party',
    fails: ['policy', 'sign-in hosts'],
    breaking: on(
      at('/login'),
      worded('</body>', '<script src="//cdn.test-houses.com/x.js"></script></body>'),
    ),
  },
  {
    what: 'is heavy',
    fails: ['sign-in weight'],
    breaking: on(at('/login'), worded('</body>', `<!-- ${randomBytes(9_000).toString('base64')} --></body>`)),
  },
  {
    what: 'loads a provider’s script that is gone',
    fails: ['provider scripts'],
    breaking: on(elsewhere, instead(404, '', { 'content-type': 'text/javascript' })),
  },
  {
    what: 'loads a provider’s script that does not come',
    fails: ['provider scripts'],
    breaking: on(elsewhere, () => Promise.reject(new Unanswered('no connection'))),
  },
  { what: 'loads a page as a provider’s script', fails: ['provider scripts'], breaking: on(elsewhere, page) },
  {
    what: 'forbids Google’s script',
    fails: ['policy', 'provider scripts'],
    breaking: on(at('/login'), async (right) => {
      const policy = (await right()).headers.get('content-security-policy') ?? '';
      return headed({
        'content-security-policy': policy.replace('https://accounts.google.com/gsi/client', ''),
      })(right);
    }),
  },
];

const accounts: Break[] = [
  {
    what: 'cannot sign in',
    fails: ['sign-in'],
    as: true,
    breaking: on(sending('/api/auth/sign-in'), instead(502, '{}')),
  },
  {
    what: 'refuses every sign-in',
    fails: ['sign-in'],
    as: true,
    breaking: on(sending('/api/auth/sign-in'), redirect('/login')),
  },
  {
    what: 'fails on My Plan',
    fails: ['My Plan'],
    as: true,
    breaking: on(first(at('/subscriptions')), instead(500, 'Oops')),
  },
  {
    what: 'cannot retrieve the plans',
    fails: ['My Plan'],
    as: true,
    breaking: on(
      first(at('/subscriptions')),
      instead(200, '<meta http-equiv="refresh" content="0; url=/login?reason=unavailable">'),
    ),
  },
  {
    what: 'shows My Plan without plans',
    fails: ['My Plan'],
    as: true,
    breaking: on(first(at('/subscriptions')), page),
  },
  {
    what: 'fails on the card form',
    fails: ['card page'],
    as: true,
    breaking: on(at('/billing'), instead(500, 'Oops')),
  },
  {
    what: 'has no card form',
    fails: ['card page'],
    as: true,
    breaking: on(at('/billing'), redirect('/error')),
  },
  {
    what: 'forbids the provider of cards',
    fails: ['card page'],
    as: true,
    breaking: on(at('/billing'), headed({ 'content-security-policy': "default-src 'none'" })),
  },
  {
    what: 'leaves a session open',
    fails: ['sign-out'],
    as: true,
    breaking: on(
      sending('/api/auth/sign-out'),
      instead(303, '', { location: '/', 'set-cookie': clearedCookie('session') }),
    ),
  },
];

/** Every way in which the portal is broken. */
export const breaks: readonly Break[] = [
  ...reached,
  ...dressed,
  ...cookies,
  ...unwell,
  ...files,
  ...pages,
  ...accounts,
];
