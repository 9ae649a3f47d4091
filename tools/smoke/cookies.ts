import { setCookie, setReadableCookie } from '../../src/server/request/cookies.ts';
import type { LookedAt } from './looked-at.ts';
import { judged, type Verdict } from './verdict.ts';

/** A page that keeps the language of its address in a cookie. */
const PAGE_WITH_COOKIE = '/error?lang=fr';

/** Checks the attributes of every cookie that visitors got so far. */
export async function cookies({ visit, setCookies }: LookedAt): Promise<Verdict> {
  await visit(PAGE_WITH_COOKIE);
  return cookieVerdict(setCookies);
}

/** Judges `Set-Cookie` values: each needs the attributes with which the portal sets cookies. No value is repeated. */
export function cookieVerdict(setCookies: readonly string[]): Verdict {
  const own = setCookies.map(cookieIn).filter(({ name }) => !isOfCloudflare(name));
  return judged([...new Set(own.flatMap(problemsOf))], {
    fine: `${new Set(own.map(({ name }) => name)).size} as the portal sets them`,
    mend: 'Scripts, other sites or other hosts get at such a cookie, and with the session’s at the account: find the rule of the zone that changes cookies, else take the version before at once.',
  });
}

type Cookie = { name: string; attributes: readonly string[] };

const hidden = cookieIn(setCookie('session', ''));
/** The one cookie that a script of the page reads. */
const readable = cookieIn(setReadableCookie('appMessages', '', 0));

function problemsOf({ name, attributes }: Cookie): string[] {
  const has = new Set(attributes.map((each) => each.toLowerCase()));
  const wanted = (name === readable.name ? readable : hidden).attributes.filter(
    (each) => !each.startsWith('Max-Age='),
  );
  const lacks = wanted.filter((each) => !has.has(each.toLowerCase()));
  return [
    ...(name.startsWith('__Host-') ? [] : [`${name} has no __Host- in front`]),
    ...(lacks.length === 0 ? [] : [`${name} lacks ${lacks.join(', ')}`]),
    ...([...has].some((each) => each.startsWith('domain=')) ? [`${name} has a Domain`] : []),
  ];
}

/** True for what Cloudflare sets in front of the Worker, such as `__cf_bm` and `CF_Authorization`. */
function isOfCloudflare(name: string): boolean {
  return /^(__)?cf_?/i.test(name);
}

function cookieIn(setCookieText: string): Cookie {
  const [pair = '', ...attributes] = setCookieText.split(';').map((part) => part.trim());
  return { name: pair.split('=', 1)[0] ?? '', attributes };
}
