import { signIn as words } from '../../src/copy/en/access/signIn.ts';
import { cookieJar } from '../../tests/support/cookie-jar.ts';
import { focusedMessage, redirectOf } from '../../tests/support/html.ts';
import type { TestPerson } from '../../scripts/test-account.ts';
import type { AccountCheck } from './checks.ts';
import { letsLoad, scriptsOf } from './expected-policy.ts';
import type { LookedAt } from './looked-at.ts';
import { cookieVerdict } from './cookies.ts';
import { formOf } from './page-form.ts';
import { type Answer, headerOf } from './portal-ask.ts';
import { SIGN_IN } from './sign-in-page.ts';
import { good, type Verdict, wrong } from './verdict.ts';
import { pathTo } from '../../src/domain/pages/path-to.ts';

const SIGN_OUT = '/api/auth/sign-out';
const MY_PLAN = pathTo('myPlan');
const CHOOSER = pathTo('plans');
const CARD = pathTo('billing');
/** What My Plan shows of an account: its plans, those that have ended, or that there is none. */
const PLANS = /<h2 id="plan-|id="ended-plans"|class="empty-state"/;

/** What a refused sign-in says, and what that means here. Nothing else of the page is repeated: it may name the account. */
const refusals: readonly { sentence: string; said: string; mend: string }[] = [
  {
    sentence: words.wrong_credentials,
    said: 'the e-mail address or the password is wrong',
    mend: 'Correct the test account, and mind that wrong guesses are counted.',
  },
  {
    sentence: words.account_locked,
    said: 'the account is locked',
    mend: 'Wait ten minutes, or take another test account.',
  },
  {
    sentence: words.email_not_verified,
    said: 'the e-mail address is not verified',
    mend: 'Verify the address of the test account, or take another one.',
  },
  {
    sentence: words.service_busy,
    said: 'the platform is busy',
    mend: 'Try again in a minute; if it stays so, ask the platform’s team.',
  },
];

/** The checks of an account in their order: each goes on in the browser of the one before. */
export function accountLooks(
  at: LookedAt,
  person: TestPerson,
): { check: AccountCheck; look: () => Promise<Verdict> }[] {
  const browser = browserOf(at);
  return [
    { check: 'sign-in', look: () => signIn(browser, person) },
    { check: 'My Plan', look: () => myPlan(browser) },
    { check: 'card page', look: () => cardPage(browser, at) },
    { check: 'sign-out', look: () => signOut(browser) },
    { check: 'account cookies', look: async () => cookieVerdict(browser.setCookies) },
  ];
}

type Browser = ReturnType<typeof browserOf>;

/** A browser without script on a host. */
function browserOf({ origin, ask }: LookedAt) {
  const jar = cookieJar('');
  const setCookies: string[] = [];
  async function kept(path: string, init: Parameters<typeof ask>[1] = {}, cookie = jar.header()) {
    const answer = await ask(`${origin}${path}`, { ...init, headers: { ...init.headers, cookie } });
    const got = answer.headers.getSetCookie();
    jar.keep(got);
    setCookies.push(...got);
    return answer;
  }
  return {
    setCookies,
    cookies: () => jar.header(),
    open: (path: string, cookie?: string) => kept(path, {}, cookie),
    send: (path: string, fields: Record<string, string>) =>
      kept(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(fields)),
      }),
  };
}

async function signIn(browser: Browser, { email, password }: TestPerson): Promise<Verdict> {
  const form = formOf((await browser.open(pathTo('signIn'))).text, SIGN_IN);
  if (!form) return wrong('there is no sign-in form', 'See the check “sign-in form” of this host.');
  const { rememberMe: _left, ...fields } = form.fields;
  const sent = await browser.send(form.action, { ...fields, username: email, password });
  const to = pathOf(sent);
  switch (to) {
    case MY_PLAN:
      return good('signed in');
    case pathTo('mfa'):
      return wrong(
        'the account needs a code',
        'Take a test account without MFA: nobody is there to type a code.',
      );
    case pathTo('signIn'): {
      const told = focusedMessage((await browser.open(pathTo('signIn'))).text);
      const known = refusals.find(({ sentence }) => told.includes(sentence));
      return known
        ? wrong(known.said, known.mend)
        : wrong(
            'the sign-in failed',
            'Ask npm run ask-platform with the same account, and look for sign_in_failed in Workers Logs.',
          );
    }
    default:
      return wrong(
        `${SIGN_IN} answers ${sent.status}${to === undefined ? '' : ' and leads elsewhere'}`,
        'The sign-in of this account fails: ask npm run ask-platform with it, and look for the request in Workers Logs.',
      );
  }
}

async function myPlan(browser: Browser): Promise<Verdict> {
  const page = await browser.open(MY_PLAN);
  const to = pathOf(page);
  if (page.status === 200 && to === undefined && PLANS.test(page.text))
    return good('shows what the account has');
  // An account with devices and no plan is shown what there is to buy.
  if (to === CHOOSER) return good('the account has no plan yet');
  if (to === pathTo('pendingDelete'))
    return wrong('the account is about to be deleted', 'Take another test account, or cancel the deletion.');
  return wrong(
    to === undefined ? `${MY_PLAN} answers ${page.status} without plans` : `${MY_PLAN} leads to ${shown(to)}`,
    'People cannot see their plans: ask npm run ask-platform with the same account, and look for platform_call_failed in Workers Logs.',
  );
}

/** Opens the card form, whose policy has to let the provider's script load. */
async function cardPage(browser: Browser, { brand }: LookedAt): Promise<Verdict> {
  const page = await browser.open(CARD);
  const to = pathOf(page);
  const mend =
    'People cannot change their card: the build and the brand’s provider do not fit; look at billing in its file.';
  if (page.status >= 400)
    return wrong(
      `${CARD} answers ${page.status}`,
      'People cannot change their card: look for the request in Workers Logs.',
    );
  const hasForm = scriptsOf(brand).some(({ pages }) => pages.includes('billing'));
  if (to === pathTo('signIn') || (to === pathTo('error') && hasForm))
    return wrong(`${CARD} leads to ${to}`, mend);
  if (to !== undefined) return good(`this account is led to ${shown(to)}`);
  const policy = headerOf(page, 'content-security-policy');
  const barred = scriptsOf(brand)
    .filter(({ pages, address }) => pages.includes('billing') && !letsLoad(policy, address))
    .map(({ name }) => name);
  return barred.length === 0
    ? good('may load its provider')
    : wrong(`${CARD} may not load ${barred.join(', ')}`, mend);
}

/** Signs out, and opens My Plan with the cookies from before: the session itself has to be over. */
async function signOut(browser: Browser): Promise<Verdict> {
  const before = browser.cookies();
  const sent = await browser.send(SIGN_OUT, {});
  const after = await browser.open(MY_PLAN, before);
  const said = `${SIGN_OUT} answers ${sent.status}, and ${MY_PLAN} then ${after.status}`;
  const to = pathOf(after);
  if (sent.status === 303 && after.status === 302 && to === pathTo('signIn'))
    return good('the session is over');
  const isOpen = (after.status === 200 && to === undefined) || to === CHOOSER;
  return wrong(
    said,
    isOpen
      ? 'A session outlives its sign-out: look for the request in Workers Logs, and take the version before.'
      : 'Nobody knows whether the session is over: look for both requests in Workers Logs.',
  );
}

/** The path to which an answer or its page leads; undefined for one that stays. */
function pathOf(answer: Answer): string | undefined {
  const to = redirectOf({ location: answer.headers.get('location') ?? undefined, text: answer.text });
  return to?.split('?', 1)[0];
}

/** A path as it is printed: no more than its first word, because the rest of an address may name the account. */
function shown(path: string): string {
  return /^\/[\w-]*/.exec(path)?.[0] ?? 'another site';
}
