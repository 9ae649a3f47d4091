import { formTo } from './html.ts';
import { ask, cookieHeader, emailOf, PASSWORD, postForm } from './portal.ts';
import { sandbox } from './sandbox.ts';

/** The telephone number of `mfa-sms`, the same at every brand. */
const TELEPHONE = '+12025550142';

/** The newest MFA code of a persona. Throws if none was sent. */
export async function newestCode(persona = 'mfa-email', brand = 'geeni'): Promise<string> {
  const sent = await sandbox.outbox(persona === 'mfa-sms' ? TELEPHONE : emailOf(persona, brand));
  const code = sent.find((message) => message.code)?.code;
  if (!code) throw new Error(`no code was sent to ${persona} of ${brand}`);
  return code;
}

/** A well-formed code that is not this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

/** The mark of the sign-in that waits for a code in a browser with these cookies, from the form of its page. */
export async function signInMark(cookie: string, brand = 'geeni'): Promise<string> {
  const page = await ask({ brand, path: '/mfaLogin', cookie });
  const { signIn } = formTo(page.text, '/api/mfa/verify').fields;
  if (!signIn) throw new Error('the form of the code carries no mark');
  return signIn;
}

/**
 * Begins a sign-in that waits for its MFA code. Returns the cookies, the code and the mark that its forms carry; throws
 * if it does not wait.
 */
export async function beginMfa(
  persona = 'mfa-email',
  fields: Record<string, string> = {},
): Promise<{ cookie: string; code: string; signIn: string }> {
  const sent = { username: emailOf(persona), password: PASSWORD, ...fields };
  const answer = await postForm('/api/auth/sign-in', sent);
  if (!answer.location?.startsWith('/mfaLogin')) throw new Error(`${persona} was not asked for a code`);
  const cookie = cookieHeader(answer);
  return { cookie, code: await newestCode(persona), signIn: await signInMark(cookie) };
}
