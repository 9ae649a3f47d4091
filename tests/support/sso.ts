import { formTo } from './html.ts';
import { type Answer, ask, cookieHeader, emailOf, postForm } from './portal.ts';

/** The call that completes an SSO sign-in. */
export const SSO_CALL = '/api/sso';

/** The brand's host and the cookies of a request. */
type Browser = { brand?: string; cookie?: string | undefined };

/** A one-time token, as the brand's app has it. */
export async function appToken(persona: string, brand = 'geeni'): Promise<string> {
  const answer = await ask({
    method: 'POST',
    path: '/sandbox/sso',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand, email: emailOf(persona, brand) }),
  });
  const { token }: { token?: unknown } = JSON.parse(answer.text);
  if (typeof token !== 'string') throw new Error(`no token for ${persona} of ${brand}: ${answer.text}`);
  return token;
}

/** The link that an app opens. */
export function appLink(way: 'sso' | 'isolated', parameters: Record<string, string>): string {
  const page = way === 'sso' ? '/sso-redirect' : '/isolated-sso-redirect';
  return `${page}?${new URLSearchParams(parameters)}`;
}

/** Opens a link as a browser does, and returns the page that it leads to. */
export async function opened(path: string, browser: Browser = {}): Promise<Answer & { path: string }> {
  const first = await ask({ ...browser, path });
  if (first.status !== 303 || !first.location) return { ...first, path };
  return { ...(await ask({ ...browser, path: first.location })), path: first.location };
}

/** Opens a link, submits the page's form, and answers its question if there is one. */
export async function arrived(
  path: string,
  browser: Browser = {},
  choice: 'continue' | 'keep' = 'continue',
): Promise<Answer> {
  const page = await opened(path, browser);
  return answered(await postForm(SSO_CALL, formTo(page.text, SSO_CALL).fields, browser), browser, choice);
}

/** Opens a link inside the app, whose receiver the page's script finds. Nobody is asked but a person of another account. */
export async function arrivedInApp(path: string, browser: Browser = {}): Promise<Answer> {
  const page = await opened(path, browser);
  return postForm(SSO_CALL, inApp(formTo(page.text, SSO_CALL).fields), browser);
}

/** Answers the question after an SSO link; returns any other answer unchanged. */
export async function answered(
  asked: Answer,
  browser: Browser = {},
  choice: 'continue' | 'keep' = 'continue',
): Promise<Answer> {
  if (!asked.location || !/^\/(isolated-)?sso-redirect\?/.test(asked.location)) return asked;
  const cookie = [browser.cookie, cookieHeader(asked)].filter(Boolean).join('; ');
  const question = await ask({ ...browser, path: asked.location, cookie });
  const { fields } = formTo(question.text, SSO_CALL);
  return postForm(SSO_CALL, { ...fields, choice }, { ...browser, cookie });
}

/** The fields that the page's script adds inside the app. */
export function inApp(fields: Record<string, string>): Record<string, string> {
  return { ...fields, app: 'around' };
}
