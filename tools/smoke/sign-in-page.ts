import { byteBudgets } from '../../bench/byte-budgets.ts';
import { brotliSize } from '../../bench/page-bytes.ts';
import { consentPurposes } from '../../src/contracts/consent/consent-choice.ts';
import { choiceNow, choiceText } from '../../src/domain/consent/consent-choice.ts';
import { pathTo } from '../../src/domain/pages/path-to.ts';
import { appleSources } from '../../src/server/access/social-provider.ts';
import { cookieNames } from '../../src/server/request/cookies.ts';
import { inlineOf, tagsOf } from '../../tests/support/html.ts';
import { letsLoad, scriptsOf, SIGN_IN_PAGE } from './expected-policy.ts';
import type { LookedAt } from './looked-at.ts';
import { formOf } from './page-form.ts';
import { type Answer, headerOf, orFailing, Unanswered } from './portal-ask.ts';
import { judged, type Verdict } from './verdict.ts';

/** The call to which the sign-in form posts. */
export const SIGN_IN = '/api/auth/sign-in';

/** A page of every brand on which tags may load. */
const PAGE_WITH_TAGS = 'error';

/** Attributes by which a page loads something, or sends something away. A link is neither. */
const loading = [
  'src',
  'srcset',
  'href',
  'action',
  'formaction',
  'poster',
  'data',
  'component-url',
  'renderer-url',
];
const links = new Set(['a', 'area']);
const drawn = new Set(['img', 'source']);

/** Checks that people can sign in without script. */
export async function signInForm({ visit }: LookedAt): Promise<Verdict> {
  const page = await visit(pathTo(SIGN_IN_PAGE));
  const form = formOf(page.text, SIGN_IN);
  const isHidden = tagsOf(page.text).some(
    ({ attributes }) => attributes.get('name') === 'password' && attributes.get('type') === 'password',
  );
  return judged(
    [
      ...(page.status === 200 ? [] : [`${pathTo(SIGN_IN_PAGE)} answers ${page.status}`]),
      ...(form ? [] : [`no form posts to ${SIGN_IN}`]),
      ...(form && form.method !== 'POST' ? [`the form is sent by ${form.method}`] : []),
      ...['username', 'password']
        .filter((name) => form && !(name in form.fields))
        .map((name) => `no field ${name}`),
      ...(isHidden || !form || !('password' in form.fields) ? [] : ['the password can be read']),
    ],
    {
      fine: 'works without script',
      mend: 'People without script cannot sign in: a rule of the zone changes the page, or the build is not the one that was tested.',
    },
  );
}

/** Checks that the sign-in page loads nothing from another host by its own HTML, but for the image of Apple's button. */
export async function signInHosts({ visit, origin, brand }: LookedAt): Promise<Verdict> {
  const { text } = await visit(pathTo(SIGN_IN_PAGE));
  const images = new Set<string>(brand.social.apple ? appleSources.map(({ source }) => source) : []);
  const hosts = [
    ...tagsOf(text)
      .filter(({ name }) => !links.has(name))
      .flatMap(({ name, attributes }) =>
        loading
          .flatMap((attribute) => attributes.get(attribute)?.split(/[\s,]+/) ?? [])
          .flatMap((address) => originIn(address, origin))
          .filter((other) => !(drawn.has(name) && images.has(other))),
      ),
    ...inlineOf(text, 'style').flatMap((style) =>
      [...style.matchAll(/(?:url\(|@import)\s*["']?([^"')\s]+)/g)].flatMap(([, address = '']) =>
        originIn(address, origin),
      ),
    ),
  ].filter((other) => other !== origin);
  return judged([...new Set(hosts)], {
    fine: 'all from this host',
    mend: 'A third party reads along where passwords are typed: switch off what the zone adds to pages.',
  });
}

/** A third party that does not answer is a finding about it, not about the host. */
function unanswered(error: unknown): Unanswered {
  if (error instanceof Unanswered) return error;
  throw error;
}

/** The origin of an address on the web; none for another one, such as of inline data. */
function originIn(address: string, base: string): string[] {
  if (!URL.canParse(address, base)) return [];
  const { protocol, origin } = new URL(address, base);
  return protocol.startsWith('http') ? [origin] : [];
}

/** Checks that the sign-in page arrives in the first round trip (docs/performance.md#bytes). */
export async function signInWeight({ visit }: LookedAt): Promise<Verdict> {
  const { text } = await visit(pathTo(SIGN_IN_PAGE));
  const bytes = brotliSize(text);
  return judged(
    bytes <= byteBudgets.visitorPage ? [] : [`${bytes} bytes, allowed ${byteBudgets.visitorPage}`],
    {
      fine: `${bytes} bytes`,
      mend: 'The page needs a second round trip: something is added to it, or the build is not the one that was tested.',
    },
  );
}

/** Opens a page as a visitor who lets every tag load. */
async function agreed({ ask, origin, nowMs }: LookedAt, path: string): Promise<Answer> {
  const cookie = `${cookieNames.consent}=${choiceText(choiceNow(consentPurposes, nowMs))}`;
  return orFailing(path, await ask(`${origin}${path}`, { headers: { cookie } }));
}

/** Checks that each third party's script is there, and that the page of a visitor that loads it may. */
export async function providerScripts(at: LookedAt): Promise<Verdict> {
  const { brand, visit, foreign } = at;
  const scripts = scriptsOf(brand);
  const problems: string[] = [];
  for (const { name, address, pages, isTag } of scripts) {
    const script = await foreign(address).catch(unanswered);
    if (script instanceof Unanswered) problems.push(`${name}: ${script.message}`);
    else if (script.status !== 200) problems.push(`${name} answers ${script.status}`);
    else if (!headerOf(script, 'content-type').includes('javascript')) problems.push(`${name} is no script`);
    const one = ([SIGN_IN_PAGE, PAGE_WITH_TAGS] as const).find((each) => pages.includes(each));
    const path = one && pathTo(one);
    const page = path && (await (isTag ? agreed(at, path) : visit(path)));
    if (page && !letsLoad(headerOf(page, 'content-security-policy'), address))
      problems.push(`${path} may not load ${name}`);
  }
  return judged(problems, {
    fine: scripts.length === 0 ? 'the brand has none' : scripts.map(({ name }) => name).join(', '),
    mend: 'What a provider offers may not work in browsers: see whether this machine reaches the provider, look at its status, and at the brand’s place for its container and addresses.',
  });
}
