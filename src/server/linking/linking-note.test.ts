import { describe, expect, it } from 'vitest';
import { aContext, fakeEnv } from '../../../tests/support/fake-env.ts';
import { linkingAt, linkingClients, openLinkingNote, sealLinking } from './linking-note.ts';

const { env } = fakeEnv(() => new Response(null, { status: 204 }));
const { SANDBOX: _, ...deployed } = env;
const context = (host = 'account.geeni.example', nowMs?: number) =>
  aContext(`https://${host}/oauth`, {}, nowMs, env);
const inProduction = () => ({ ...context(), env: deployed });
const uri = 'https://oauth-redirect.googleusercontent.com/r/geeni-home';
const address = (state = 'S') => `/oauth/google?client_id=geeni-google&redirect_uri=${uri}&state=${state}`;

describe('the assistants of a brand', () => {
  it('accept the stand-in on this origin, and only in the sandbox environment', () => {
    const standIn = 'https://account.geeni.example/sandbox/assistants/google/answer/geeni';
    const [google] = context().brand.voiceAssistants;
    expect(linkingClients(context())[0]?.redirectUris).toEqual([...(google?.redirectUris ?? []), standIn]);
    expect(linkingClients(inProduction())).toEqual(context().brand.voiceAssistants);
    const asked = `/oauth/google?client_id=geeni-google&redirect_uri=${standIn}&state=S`;
    expect(linkingAt(context(), asked).kind).toBe('valid');
    expect(linkingAt(inProduction(), asked)).toEqual({ kind: 'refused', reason: 'unknown_redirect_uri' });
    expect(linkingAt(context('geeni.localhost'), asked).kind).toBe('refused');
  });

  it('accept their own stand-in, not each other’s', () => {
    const asked = (partner: string) =>
      `/oauth/google?client_id=geeni-google&redirect_uri=https://account.geeni.example/sandbox/assistants/${partner}/answer/geeni&state=S`;
    expect(linkingAt(context(), asked('google')).kind).toBe('valid');
    expect(linkingAt(context(), asked('alexa')).kind).toBe('refused');
  });
});

describe('a linking sealed in its form', () => {
  it('opens unchanged, also with the longest state', async () => {
    const state = '%2b%22'.repeat(682);
    const sealed = await sealLinking(context(), address(state));
    expect(await openLinkingNote(context(), sealed)).toEqual({
      address: address(state),
      request: { partner: 'google', clientId: 'geeni-google', redirectUri: uri, rawState: state },
    });
  });

  it('reveals nothing of its content', async () => {
    const sealed = await sealLinking(context(), address('secret-state'));
    expect(sealed).toMatch(/^[\w.-]+$/);
    expect(sealed).not.toContain('secret-state');
  });

  it('expires after 30 minutes', async () => {
    const start = Date.UTC(2026, 11, 1);
    const sealed = await sealLinking(context(undefined, start), address());
    const later = (ms: number) => openLinkingNote(context(undefined, start + ms), sealed);
    expect(await later(30 * 60_000 - 1_000)).toBeDefined();
    expect(await later(30 * 60_000)).toBeUndefined();
  });

  it.each([
    ['another brand’s', 'account.otis.example', address(), ''],
    ['changed', 'account.geeni.example', address(), 'x'],
    ['for an address the table no longer has', 'account.geeni.example', address().replace('home', 'old'), ''],
  ])('does not open when it is %s', async (_what, host, sealedAddress, appended) => {
    const sealed = await sealLinking(context(), sealedAddress);
    expect(await openLinkingNote(context(host), sealed + appended)).toBeUndefined();
  });
});
