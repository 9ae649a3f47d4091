import { expect } from 'vitest';
import { formTo } from './html.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  ownNetwork,
  PASSWORD,
  postForm,
} from './portal.ts';
import { offPortal } from './onward.ts';
import { expectSecurityHeaders } from './safe-answer.ts';
import { brandOf } from './test-platform.ts';

export const SIGN_IN = '/api/linking/sign-in';

export type Partner = 'google' | 'alexa';

/** A brand's assistant as its table has it. */
export function assistantOf(partner: Partner, brand = 'geeni') {
  const client = brandOf(brand).voiceAssistants.find((each) => each.partner === partner);
  const redirectUri = client?.redirectUris[0];
  if (!client || !redirectUri) throw new Error(`${brand} has no ${partner}`);
  return { clientId: client.clientId, redirectUri, redirectUris: client.redirectUris };
}

/** The address an assistant opens. `state` and `more` stand in it as they are. */
export function linkingPath(
  partner: Partner = 'google',
  {
    brand = 'geeni',
    redirectUri = assistantOf(partner, brand).redirectUri,
    state = 'S',
    more = '',
    path = `/oauth/${partner}`,
  }: { brand?: string; redirectUri?: string; state?: string; more?: string; path?: string } = {},
): string {
  const { clientId } = assistantOf(partner, brand);
  return `${path}?client_id=${clientId}&redirect_uri=${encodeURIComponent(redirectUri)}&state=${state}${more}`;
}

type Typed = { persona?: string; username?: string; password?: string } & Partial<
  Pick<Ask, 'brand' | 'cookie' | 'network' | 'headers'>
>;

/** Opens the page of an address and sends its form, as a person would. */
export async function linkAt(path: string, typed: Typed = {}): Promise<Answer> {
  const { brand = 'geeni', persona = 'owner', cookie, network = ownNetwork(), headers = {} } = typed;
  const page = await ask({ brand, path, cookie });
  const { fields } = formTo(page.text, SIGN_IN);
  return postForm(
    SIGN_IN,
    {
      ...fields,
      username: typed.username ?? emailOf(persona, brand),
      password: typed.password ?? PASSWORD,
    },
    { brand, cookie, network, headers },
  );
}

/**
 * An answer that hands a code over to an assistant: a 303 to the page that leads off the portal, which leads to the assistant's
 * address, by itself and by a link, with a code and the state, and nothing else.
 */
export async function expectSso(
  answer: Answer,
  { redirectUri, state, brand }: { redirectUri: string; state: string; brand?: string },
): Promise<string> {
  expect([answer.status, answer.text]).toEqual([303, '']);
  expectSecurityHeaders(answer, 'token');
  const to = await offPortal(answer, brand);
  const [code = '', ...rest] = to.slice(`${redirectUri}?code=`.length).split('&');
  expect(to).toBe(`${redirectUri}?code=${code}&state=${state}`);
  expect(rest.join('&')).toBe(`state=${state}`);
  expect(code).toMatch(/^authorization-[0-9a-f]{48}$/);
  expect(answer.setCookies.filter((cookie) => !cookie.endsWith('; Max-Age=0'))).toEqual([]);
  return code;
}

/** What the assistant gets for a code at the stand-in's token address. */
export async function exchanged(
  code: string,
  {
    partner = 'google',
    brand = 'geeni',
    changes = {},
  }: { partner?: Partner; brand?: string; changes?: object } = {},
): Promise<{ status: number; account?: string; error?: string }> {
  const { clientId, redirectUri } = assistantOf(partner, brand);
  const answer = await ask({
    brand,
    method: 'POST',
    path: `/sandbox/assistants/${partner}/token`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, client_id: clientId, redirect_uri: redirectUri, ...changes }),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
}

/** The `Cookie` header after two answers, the later one's values in place of the earlier one's. */
export function cookiesAfter(...answers: Answer[]): string {
  const jar = new Map<string, string>();
  for (const answer of answers) {
    for (const cookie of answer.setCookies) {
      const [name = ''] = cookie.split('=', 1);
      if (/; Max-Age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, cookieHeader({ ...answer, setCookies: [cookie] }));
    }
  }
  return [...jar.values()].join('; ');
}
