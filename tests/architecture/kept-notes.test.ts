import { expect, test } from 'vitest';
import { rememberedSignIn } from '../../src/server/access/sign-in-flash.ts';
import { takeTypedText } from '../../src/server/access/typed-text.ts';
import { accountMark } from '../../src/server/page/page-mark.ts';
import { providerChoice } from '../../src/server/providers/card-provider.ts';
import { type CookieName, cookieNames } from '../../src/server/request/cookies.ts';
import type { RequestContext } from '../../src/server/request/request-context.ts';
import { keyRing } from '../../src/server/session/key-ring.ts';
import { knownBrowserId } from '../../src/server/session/known-browser-cookie.ts';
import { type NotePurpose, sealNote } from '../../src/server/session/sealed-note.ts';
import { aContext } from '../support/fake-env.ts';

/*
 * Sealed cookies that live for hours or months, as each version has written them: they outlive a deployment and its rollback
 * (docs/adr/062). Cookies that live for minutes are lost at worst, and are not here.
 */

const NOW_MS = Date.UTC(2026, 11, 1);
const PAGE = 'https://account.visi.example/billing';
const session = {
  brand: 'visi',
  startedAtMs: NOW_MS,
  seenAtMs: NOW_MS,
  person: { name: 'Olivia', email: 'owner@visi.example', accountId: 'a1', status: 'active' },
  platform: {
    token: 't',
    credentials: { AccessKeyId: 'k', SecretAccessKey: 's', SessionToken: 't', region: 'us-east-2' },
  },
};

type KeptNote = {
  purpose: NotePurpose;
  name: CookieName;
  /** What a version has sealed. */
  note: Record<string, unknown>;
  /** What a page reads of it. */
  read: (context: RequestContext) => Promise<unknown>;
  is: unknown;
};

const kept: KeptNote[] = [
  {
    purpose: 'remembered',
    name: 'remembered',
    note: { username: 'owner@visi.example' },
    read: async (context) => (await rememberedSignIn.read(context))?.username,
    is: 'owner@visi.example',
  },
  {
    purpose: 'billing-provider',
    name: 'billingProvider',
    note: { provider: 'recurly' },
    read: async (context) => (await providerChoice.read(context))?.provider,
    is: 'recurly',
  },
  {
    purpose: 'device',
    name: 'knownBrowser',
    note: { known: [{ account: 'Qdq5pStp98frM_Dnt_6WuQ', id: 'oFWHrWcUqkzW9xpg1zuHkw' }] },
    read: (context) => knownBrowserId(context, 'owner@visi.example'),
    is: 'oFWHrWcUqkzW9xpg1zuHkw',
  },
  {
    purpose: 'typed-text',
    name: 'typed',
    note: { account: 'a1', sessionStartedAtMs: 1, page: '/billing', fields: { city: 'Lyon' } },
    read: async (context) => (await takeTypedText(context, session)).fields,
    is: { city: 'Lyon' },
  },
  {
    purpose: 'typed-text',
    name: 'typed',
    note: {
      account: accountMark(session),
      sessionStartedAtMs: 0,
      page: '/billing',
      fields: { city: 'Lyon' },
    },
    read: async (context) => (await takeTypedText(context, session)).fields,
    is: { city: 'Lyon' },
  },
];

/** What a page reads of a note that some version has sealed. */
async function readOf({ purpose, name, read }: KeptNote, note: Record<string, unknown>): Promise<unknown> {
  const { env } = aContext(PAGE);
  const sealed = await sealNote(await keyRing(env), { purpose, brand: 'visi' }, note, 60, NOW_MS);
  return read(aContext(PAGE, { cookie: `${cookieNames[name]}=${sealed}` }, NOW_MS));
}

test.each(kept)('$purpose of version 001 is read', async (each) => {
  expect(await readOf(each, each.note)).toEqual(each.is);
});

test.each(kept)('$purpose of a version that adds a field is read', async (each) => {
  expect(await readOf(each, { ...each.note, later: 1 })).toEqual(each.is);
});
