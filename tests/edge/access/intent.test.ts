import { beforeAll, describe, expect, test } from 'vitest';
import { formTo } from '../../support/html.ts';
import { newestCode, wrongCode } from '../../support/mfa.ts';
import { ask, cookieHeader, emailOf, PASSWORD, postForm } from '../../support/portal.ts';
import { sandbox } from '../../support/sandbox.ts';

beforeAll(() => sandbox.reset());

const brand = 'visi';
const wanted = '/manage-devices?prefillSelections=true';

/** A browser without JavaScript: it keeps its cookies, and sends the return route as the page's form does. */
function browser() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (setCookies: readonly string[]) => {
    for (const line of setCookies) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (/; Max-Age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    async open(path: string) {
      const answer = await ask({ brand, path, cookie: cookie() });
      keep(answer.setCookies);
      return answer;
    },
    async post(path: string, fields: Record<string, string>) {
      const answer = await postForm(path, fields, { brand, cookie: cookie() });
      keep(answer.setCookies);
      return answer;
    },
  };
}

type Browser = ReturnType<typeof browser>;

/** The return route in the form of the page at `path`. */
async function carried({ open }: Browser, path: string): Promise<string> {
  const { text } = await open(path);
  return (
    /name="redirectUri" value="([^"]*)"/.exec(text)?.[1]?.replaceAll('&#38;', '&').replaceAll('&amp;', '&') ??
    ''
  );
}

async function signIn(visitor: Browser, at: string, persona: string, password = PASSWORD) {
  const redirectUri = await carried(visitor, at);
  return visitor.post('/api/auth/sign-in', { username: emailOf(persona, brand), password, redirectUri });
}

/** Interruptions before the sign-in succeeds; each returns the address that the person is at afterwards. */
const interruptions: [string, (visitor: Browser, at: string) => Promise<string>][] = [
  ['nothing', async (_visitor, at) => at],
  ['a wrong password', async (visitor, at) => (await signIn(visitor, at, 'intent', 'wrong')).location ?? ''],
  [
    'a wrong password twice, and a reload',
    async (visitor, at) => {
      const again = (await signIn(visitor, at, 'intent', 'wrong')).location ?? '';
      const back = (await signIn(visitor, again, 'intent', 'wrong')).location ?? '';
      await visitor.open(back);
      return back;
    },
  ],
  [
    'an outage',
    async (visitor, at) => {
      await sandbox.setFault({ method: 'POST', path: '/byEmail', fault: 'status:503', times: 1 });
      return (await signIn(visitor, at, 'owner')).location ?? '';
    },
  ],
  [
    'a sign-in begun with MFA and left for the login page again',
    async (visitor, at) => {
      await signIn(visitor, at, 'mfa-sms');
      return at;
    },
  ],
];

describe('The return route is never lost', () => {
  test.each(interruptions)('by password, after %s', async (_name, interrupt) => {
    const visitor = browser();
    const first = (await visitor.open(wanted)).location ?? '';
    const at = await interrupt(visitor, first);
    expect((await signIn(visitor, at, 'owner')).location).toBe(wanted);
  });

  test('by MFA, after a wrong code, an early resend, a reload and a page in another tab', async () => {
    const visitor = browser();
    const first = (await visitor.open(wanted)).location ?? '';
    const step = (await signIn(visitor, first, 'mfa-email')).location ?? '';
    const code = await newestCode('mfa-email', brand);
    const { signIn: mark = '' } = formTo((await visitor.open(step)).text, '/api/mfa/verify').fields;
    await visitor.post('/api/mfa/verify', { code: wrongCode(code), signIn: mark });
    await visitor.post('/api/mfa/resend', { signIn: mark });
    await visitor.open(step);
    await visitor.open('/plans');
    expect((await visitor.post('/api/mfa/verify', { code, signIn: mark })).location).toBe(wanted);
  });

  test('by a session that ended in the meantime', async () => {
    const visitor = browser();
    const cookie = cookieHeader(await signIn(visitor, '/login', 'owner'));
    await postForm('/api/auth/sign-out', {}, { brand, cookie });
    const at = (await visitor.open(wanted)).location ?? '';
    expect(at).toContain('reason=ended');
    expect((await signIn(visitor, at, 'owner')).location).toBe(wanted);
  });
});
