import { expect } from 'vitest';
import { formTo } from './html.ts';
import {
  type Answer,
  type Ask,
  ask,
  cookieHeader,
  emailOf,
  newNetwork,
  PASSWORD,
  postForm,
} from './portal.ts';
import { offPortal } from './onward.ts';
import { expectSecurityHeaders } from './safe-answer.ts';
import { brandOf } from './test-platform.ts';

/** The call that signs in to link. */
export const SIGN_IN = '/api/linking/sign-in';

/** The key of an assistant. */
export type Partner = 'google' | 'alexa';

/** The registered data of a brand's assistant. Throws if there is none. */
export function assistantOf(partner: Partner, brand = 'geeni') {
  const client = brandOf(brand).voiceAssistants.find((each) => each.partner === partner);
  const redirectUri = client?.redirectUris[0];
  if (!client || !redirectUri) throw new Error(`${brand} has no ${partner}`);
  return { clientId: client.clientId, redirectUri, redirectUris: client.redirectUris };
}

/** The address that an assistant opens. `state` and `more` are not encoded. */
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

/** Opens the page of an address and submits its form. */
export async function linkAt(path: string, typed: Typed = {}): Promise<Answer> {
  const { brand = 'geeni', persona = 'owner', cookie, network = newNetwork(), headers = {} } = typed;
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
 * Expects an answer that sends a code to an assistant, and returns the code: a 303 to the page that leads off the portal,
 * which redirects to the assistant's address, by itself and by a link, with a code and the state only.
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

/** The answer to an assistant that exchanges a code at the sandbox's token address. */
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

/** The `Cookie` header after several answers, where later values replace earlier ones. */
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
