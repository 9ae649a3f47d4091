import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { servePortal } from '../support/edge-server.ts';
import { inAllOnly } from '../support/suite.ts';
import type { Engine, EngineWindow, RunningEngine } from './support/engine.ts';
import { PASSWORD, type Person, personAt } from './support/person.ts';

/** Signs in with the given JSON without leaving the page, and gives the page the focus. */
const SIGN_IN_ELSEWHERE = `
  void fetch('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
    body: arguments[0],
  }).then(() => window.dispatchEvent(new Event('focus')));`;

/** The core journeys in one engine, with its own keyboard, frames, cookies and restored pages. */
export function journeysIn(engine: Engine): void {
  describe(`In ${engine.name}`, () => {
    let portal: Awaited<ReturnType<typeof servePortal>>;
    let running: RunningEngine;
    let windows: EngineWindow[] = [];

    beforeAll(async () => {
      portal = await servePortal();
      running = await engine.start();
    });
    afterAll(async () => {
      await running?.stop();
      await portal?.stop();
    });
    beforeEach(async () => void (await sandbox('POST', '/reset')));
    afterEach(async () => {
      await Promise.all(windows.map((window) => window.close()));
      windows = [];
    });

    const sandbox = (method: string, path: string) =>
      fetch(`http://127.0.0.1:${portal.port}/sandbox${path}`, { method });
    const someone = async (brand: string, how?: { script: boolean }): Promise<Person> => {
      const window = await running.open(how);
      windows.push(window);
      return personAt(window, portal.port, brand);
    };

    test('a person signs in after a wrong password, orders another plan, removes a device, and after sign-out Back shows nothing', async () => {
      const person = await someone('momentum');
      await person.visit('/login?redirectUri=%2Fplans');
      await person.signsIn('owner', 'nope');
      await person.reads('The email or password you entered is incorrect.');
      await person.types('Password', 'Passw0rd!');
      await person.press('Sign In');
      await person.isAt('/plans');
      await person.reloads();
      await person.reads('Olivia Bennett');
      await person.ticks('60-Day');
      await person.press('Change Plan');
      await person.isAt('/order-summary');
      await person.ticks('I accept the');
      await person.press('Submit');
      await person.reads('You now have 60-Day.');
      // The receipt moves when its script makes it a modal dialog.
      await person.isAsked();
      await person.press('Go to My Plan', 'link');
      await person.isAt('/subscriptions');
      await person.reads('60-Day');

      await person.visit('/manage-devices');
      await person.ticks('Driveway', false);
      await person.press('Save Changes');
      await person.press('Yes, I’m Sure');
      await person.reads('Your changes are saved.');

      await person.press('Olivia Bennett');
      await person.press('Sign Out');
      await person.isAt('/');
      if (running.answersAfterBack) await person.window.back();
      else await person.visit('/manage-devices');
      await person.readsNot('Olivia Bennett');
      await person.reads('Sign In');
      await person.reloads();
      await person.reads('Sign In');
      await person.readsNot('Olivia Bennett');
      await person.visit('/subscriptions');
      await person.isAt('/login?redirectUri=%2Fsubscriptions');
    });

    test(
      'a code by e-mail completes the sign-in by itself, a card is typed into the provider’s frames and stored, and the page leaves when another account signs in',
      inAllOnly,
      async () => {
        const person = await someone('otis');
        await person.visit('/login?redirectUri=%2Fbilling');
        await person.signsIn('mfa-email');
        await person.reads('m*****@o*****.example');
        await person.isAlive();
        const outbox = await sandbox('GET', '/outbox?to=mfa-email@otis.example');
        const [mail]: { code: string }[] = await outbox.json();
        if (!mail) throw new Error('no code was sent');
        await person.types('Verification code', mail.code);
        await person.isAt('/billing');
        await person.reads('Marcus Webb');
        // The name is read before the card form below it has arrived.
        await person.hasLoaded();
        await person.readsNot('Loading the card form…');
        const typed = { 'Card Number': '5555 5555 5555 4444', Month: '12', Year: '40', CVV: '123' };
        for (const [title, text] of Object.entries(typed))
          await person.window.within(title, () => person.types(title, text));
        await person.press('Save card');
        await person.reads('4444');
        await person.hasLoaded();

        // Another account signs in, as in another tab; then this page is looked at.
        const other = { username: 'collector@otis.example', password: PASSWORD, rememberMe: false };
        await person.window.ask(SIGN_IN_ELSEWHERE, JSON.stringify(other));
        await person.reads('Another account is signed in now.');
        await person.readsNot('Marcus Webb');
      },
    );

    if (engine.switchesScriptOff)
      test('without JavaScript a person signs in, reads the plan and signs out', inAllOnly, async () => {
        const person = await someone('notion', { script: false });
        await person.visit('/login');
        await person.signsIn('owner');
        await person.isAt('/subscriptions');
        await person.reads('Olivia Bennett');
        await person.press('Olivia Bennett');
        await person.press('Sign Out');
        await person.isAt('/');
        expect(await person.window.address()).toMatch(/\/$/);
      });
  });
}
