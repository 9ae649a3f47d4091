import { CALLED_ADDRESS } from '../../src/sandbox/platform/route.ts';
import { allSandboxBrands } from '../../src/sandbox/catalogue/all-sandbox-brands.ts';
import { type Answer, ask, cookieHeader } from './portal.ts';
import { sandbox } from './sandbox.ts';

/** The newest link in somebody's mail, as path and query, with its token. Throws if there is none. */
export async function mailedLink(
  to: string,
  kind: 'reset' | 'verify',
): Promise<{ path: string; token: string }> {
  const mail = (await sandbox.outbox(to)).find((each) => each.kind === kind);
  if (!mail?.link) throw new Error(`no ${kind} mail to ${to}`);
  const { pathname, search, searchParams } = new URL(mail.link);
  return { path: pathname + search, token: searchParams.get('vtoken') ?? '' };
}

/**
 * A new link to choose a password, asked for in the brand's app: the portal sends only a few mails to one address, and other files of
 * its worker may have spent them.
 */
export async function resetLink(email: string, brand = 'geeni'): Promise<{ path: string; token: string }> {
  const api = allSandboxBrands.byKey.get(brand)?.platform.api;
  const asked = await ask({
    method: 'POST',
    path: '/sandbox/platform',
    headers: {
      [CALLED_ADDRESS]: `${api}/authentication/forgotPassword/${brand}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ template: '', email }),
  });
  if (asked.status !== 200) throw new Error(`no link for ${email}: ${asked.status} ${asked.text}`);
  return mailedLink(email, 'reset');
}

/** Opens a mailed link as a browser does, and returns the cookie that it sets. Throws if it does not redirect. */
export async function openedLink(brand: string, path: string): Promise<string> {
  const answer = await ask({ brand, path });
  if (answer.status !== 303 || answer.location !== path.split('?')[0])
    throw new Error(`${path}: ${answer.status} ${answer.location ?? ''}`);
  return cookieHeader(answer);
}

/** The `Cookie` header after an answer that sets or removes cookies. */
export function kept(cookie: string, answer: Answer): string {
  const jar = new Map(cookie.split('; ').flatMap((pair) => (pair ? [entry(pair)] : [])));
  for (const line of answer.setCookies) {
    const [name, value] = entry(line.split(';', 1)[0] ?? '');
    if (/; Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map((pair) => pair.join('=')).join('; ');
}

function entry(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
