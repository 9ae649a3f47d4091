import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formTo, wordsOf } from '../../support/html.ts';
import { linkAt, linkingPath } from '../../support/linking.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import { type Answer, ask, emailOf, newNetwork, postForm, signedIn } from '../../support/portal.ts';
import { kept } from '../../support/recovery.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());
afterEach(() => sandbox.clearFaults());

const LARGEST = 'plan-geeni_premium_y';

/** A page, with the id that the fragment of its address names. */
type Shown = { page: Answer; target?: string | undefined };

/** A plain form that fails, and what a browser without JavaScript shows then. */
type Failing = {
  form: string;
  who?: string;
  /** Sends the form with the person's cookies, and returns the page that shows the failure. */
  fail: (cookie: string) => Promise<Shown>;
  /** The element that takes the focus. */
  focus: { role: 'alert' | 'status' } | { field: string };
  /** The text of that element or of its description. */
  heard: string | RegExp;
  /** The names of the invalid fields: exactly these have a message of their own. */
  invalid?: string[];
};

/** Follows redirects with the cookies that a browser would have. */
async function shown(answer: Answer, cookie = ''): Promise<Shown> {
  let jar = kept(cookie, answer);
  let page = answer;
  let target: string | undefined;
  for (let step = 0; step < 4 && page.location; step += 1) {
    const [path = '', fragment] = page.location.split('#');
    target = fragment ?? target;
    page = await ask({ path, cookie: jar });
    jar = kept(jar, page);
  }
  return { page, target };
}

const send = async (action: string, fields: Record<string, string>, cookie: string) =>
  shown(await postForm(action, fields, { cookie, network: newNetwork() }), cookie);

/** Chooses the largest plan and sends a form of the order summary. */
async function order(cookie: string, action: string, typed: Record<string, string>): Promise<Shown> {
  const { page: summary } = await send('/api/plans/choose', { planId: LARGEST, confirmed: 'yes' }, cookie);
  return send(action, { ...formTo(summary.text, action).fields, ...typed }, cookie);
}

// tests/browser/page/focus.spec.ts has these forms with JavaScript.
const forms: readonly Failing[] = [
  {
    form: 'sign-in',
    fail: (cookie) =>
      send('/api/auth/sign-in', { username: emailOf('focus-nobody'), password: 'nope' }, cookie),
    focus: { role: 'alert' },
    heard: 'The email or password you entered is incorrect.',
  },
  {
    form: 'linking an assistant',
    fail: async () => shown(await linkAt(linkingPath(), { persona: 'focus-nobody', password: 'nope' })),
    focus: { field: 'password' },
    heard: 'The email or password you entered is incorrect.',
  },
  {
    form: 'the code of a linking',
    async fail() {
      const begun = await linkAt(linkingPath('alexa'), { persona: 'mfa-sms' });
      const code = wrongCode(await newestCode('mfa-sms'));
      const { page } = await shown(begun);
      const { fields } = formTo(page.text, '/api/linking/code');
      return send('/api/linking/code', { ...fields, code }, kept('', begun));
    },
    focus: { field: 'code' },
    heard: 'Wrong Verification Code',
  },
  {
    form: 'a promo code',
    who: 'owner',
    fail: (cookie) => order(cookie, '/api/orders/promo', { code: 'NOPE' }),
    focus: { field: 'code' },
    heard: 'Promo code nope is not valid',
    invalid: ['code'],
  },
  {
    form: 'an order',
    who: 'expired',
    fail: (cookie) => order(cookie, '/api/orders/submit', { terms: 'accepted' }),
    focus: { role: 'alert' },
    heard: 'Your credit card is expired. Please update your card.',
  },
  {
    form: 'a plan that does not exist',
    who: 'owner',
    fail: async (cookie) => ({ page: await ask({ path: '/plans?notice=changed', cookie }) }),
    focus: { role: 'alert' },
    heard: /changed/,
  },
  {
    form: 'a checkout',
    who: 'expired',
    fail: async (cookie) => ({
      page: await ask({ path: `/checkout?planId=${LARGEST}&notice=repriced`, cookie }),
    }),
    focus: { role: 'alert' },
    heard: /./,
  },
  {
    form: 'cancelling a deletion',
    who: 'leaving',
    async fail(cookie) {
      const path = '/users/deletionRequests/cancel';
      await sandbox.setFault({ method: 'POST', path, fault: 'status:500', times: 1 });
      return send('/api/account/cancel-deletion', {}, cookie);
    },
    focus: { role: 'alert' },
    heard: /./,
  },
];

/** The document of a page, as the server sends it. */
async function documentOf({ text }: Answer): Promise<HtmlElement> {
  const rules = new HtmlValidate(new StaticConfigLoader({ root: true, extends: [] }));
  return new Parser(await rules.getConfigFor('page.html')).parseHtml(text);
}

/**
 * The element that a browser without JavaScript gives the focus: the target of the address, or the first with `autofocus`
 * that is shown.
 */
function focused(page: HtmlElement, target: string | undefined): HtmlElement | null | undefined {
  if (target !== undefined) return page.querySelector(`[id="${target}"]`);
  const isHidden = (element: HtmlElement) =>
    element.closest('dialog')?.hasAttribute('open') === false ||
    ['[popover]', '[hidden]'].some((holder) => element.closest(holder) !== null);
  return page.querySelectorAll('[autofocus]').find((element) => !isHidden(element));
}

/** The text of an element and of its description. */
function heardAt(page: HtmlElement, element: HtmlElement): string {
  const described = (element.getAttributeValue('aria-describedby') ?? '').split(' ').filter(Boolean);
  const told = described.map((id) => page.querySelector(`[id="${id}"]`)?.textContent ?? '');
  return wordsOf([element.textContent, ...told].join(' ')).trim();
}

describe('After a failure, without JavaScript', () => {
  test.each(forms)(
    '$form: the focus is at the message',
    async ({ who, fail, focus, heard, invalid = [] }) => {
      const { page: answer, target } = await fail(who === undefined ? '' : await signedIn(who));
      expect(answer.status).toBe(200);
      const page = await documentOf(answer);
      const place = focused(page, target);
      if (!place) throw new Error('nothing takes the focus');
      if ('field' in focus) expect(place.getAttributeValue('name')).toBe(focus.field);
      else {
        expect(place.getAttributeValue('role')).toBe(focus.role);
        expect(place.getAttributeValue('tabindex')).toBe('-1');
      }
      expect(heardAt(page, place)).toMatch(heard);
      const wrong = page.querySelectorAll('[aria-invalid="true"]');
      expect(wrong.map((field) => field.getAttributeValue('name'))).toEqual(invalid);
      for (const field of wrong) expect(heardAt(page, field)).not.toBe('');
    },
  );
});
