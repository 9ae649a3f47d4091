import { afterAll, afterEach, beforeAll, beforeEach, describe, test } from 'vitest';
import { servePortal } from '../support/edge-server.ts';
import { inAllOnly } from '../support/suite.ts';
import type { Engine, EngineWindow, Key, Named, RunningEngine } from './support/engine.ts';
import { type Person, personAt } from './support/person.ts';
import { serveDelayedScripts } from './support/delayed-scripts.ts';

/**
 * What a person does, and what has the focus then. `wakes` lets the scripts come and waits until the island around the focus is alive, `gone` until the text
 * is no longer shown; a `field` gets the text.
 */
type Step = readonly [
  does: Key | 'wakes' | { gone: string } | { field: string; text: string },
  focus: string,
];

type Journey = {
  page: string;
  brand: string;
  /** Who signs in before; nobody if undefined. */
  who?: string;
  /** Leads to the page. */
  begin: (person: Person) => Promise<unknown>;
  /** What is focused first, as by a press on it. */
  from: Named;
  steps: readonly Step[];
};

const journeys: readonly Journey[] = [
  {
    page: 'sign-in',
    brand: 'geeni',
    begin: (person) => person.visit('/login'),
    from: { kind: 'field', name: 'Email Address' },
    steps: [
      ['Tab', 'Password'],
      ['Tab', 'Remember Me'],
      ['Tab', 'Sign In'],
      ['wakes', 'Sign In'],
      ['Enter', 'Email Address'],
    ],
  },
  {
    page: 'a code, a wrong one, and its question',
    brand: 'geeni',
    async begin(person) {
      await person.visit('/login');
      await person.signsIn('mfa-email');
      await person.isAt('/mfaLogin');
    },
    from: { kind: 'field', name: 'Verification code' },
    steps: [
      ['Tab', 'Verify'],
      ['wakes', 'Verify'],
      ['Enter', 'Verification code'],
      [{ field: 'Verification code', text: '000000' }, 'Okay'],
      ['Enter', 'Verification code'],
    ],
  },
  {
    page: 'forgotten password',
    brand: 'momentum',
    begin: (person) => person.visit('/forgot-password'),
    from: { kind: 'field', name: 'Email Address' },
    steps: [
      ['Tab', 'Send Reset Link'],
      ['wakes', 'Send Reset Link'],
      ['Enter', 'Email Address'],
    ],
  },
  {
    page: 'chooser, and what a change takes away',
    brand: 'otis',
    who: 'owner',
    begin: (person) => person.visit('/plans'),
    from: { kind: 'choice', name: 'Essential' },
    steps: [
      ['Space', 'Essential'],
      ['Tab', 'Back'],
      ['Tab', 'Change Plan'],
      ['Enter', 'Not Now'],
      ['wakes', 'Not Now'],
      ['Escape', 'Change Plan'],
      // The question is on a page of its own, whose scripts come later than its HTML.
      ['Enter', 'Not Now'],
      ['wakes', 'Not Now'],
      ['Enter', 'Change Plan'],
    ],
  },
  {
    page: 'order',
    brand: 'geeni',
    who: 'owner',
    async begin(person) {
      await person.visit('/plans');
      await person.ticks('Premium');
      await person.press('Change Plan');
      await person.isAt('/order-summary');
    },
    from: { kind: 'field', name: 'Promo code' },
    steps: [
      ['Tab', 'Apply'],
      ['wakes', 'Apply'],
      ['Enter', 'Promo code'],
      ['Tab', 'Apply'],
      ['Tab', 'I accept the Terms and Conditions'],
      ['Tab', 'Terms and Conditions'],
      ['Tab', 'Back'],
      ['Tab', 'Submit'],
      ['wakes', 'Submit'],
      ['Enter', 'I accept the Terms and Conditions'],
      ['Space', 'I accept the Terms and Conditions'],
      ['Tab', 'Terms and Conditions'],
      ['Tab', 'Back'],
      ['Tab', 'Submit'],
    ],
  },
  {
    page: 'billing, with nothing filled in',
    brand: 'otis',
    who: 'newcomer',
    begin: (person) => person.visit('/billing?from=payment'),
    from: { kind: 'field', name: 'ZIP Code' },
    steps: [
      ['Tab', 'State'],
      ['Tab', 'Save card'],
      ['wakes', 'Save card'],
      [{ gone: 'Loading the card form…' }, 'Save card'],
      ['Enter', 'Card Number'],
    ],
  },
  {
    page: 'devices',
    brand: 'otis',
    who: 'owner',
    begin: (person) => person.visit('/manage-devices'),
    from: { kind: 'choice', name: 'Nursery' },
    steps: [
      ['Tab', 'Back'],
      ['Tab', 'Save Changes'],
      ['wakes', 'Save Changes'],
      ['Enter', 'Save Changes'],
      ['Shift+Tab', 'Back'],
      ['Shift+Tab', 'Nursery'],
      ['Space', 'Nursery'],
    ],
  },
  {
    page: 'cancellation',
    brand: 'otis',
    who: 'owner',
    begin: (person) => person.visit('/cancel-plan'),
    from: { kind: 'button', name: 'Cancel plan' },
    steps: [
      ['Enter', 'Keep current plan'],
      ['wakes', 'Keep current plan'],
      ['Escape', 'Cancel plan'],
      ['Tab', 'Keep current plan'],
    ],
  },
  {
    page: 'deletion',
    brand: 'otis',
    who: 'apple',
    begin: (person) => person.visit('/delete-account'),
    from: { kind: 'link', name: 'Your subscriptions at Apple' },
    steps: [
      ['Tab', 'I know that Apple will go on charging me until I cancel there.'],
      ['Tab', 'Delete my account'],
      ['wakes', 'Delete my account'],
      ['Enter', 'I know that Apple will go on charging me until I cancel there.'],
      ['Tab', 'Delete my account'],
      ['Tab', 'Keep my account'],
    ],
  },
];

/** The keyboard journeys in one engine, with scripts that come late: after every key the focus is where it is expected. */
export function keyboardIn(engine: Engine): void {
  describe(
    `In ${engine.name}, with scripts that come late, the focus is known after every key`,
    inAllOnly,
    () => {
      let portal: Awaited<ReturnType<typeof servePortal>>;
      let scripts: Awaited<ReturnType<typeof serveDelayedScripts>>;
      let running: RunningEngine;
      let window: EngineWindow | undefined;

      beforeAll(async () => {
        portal = await servePortal();
        scripts = await serveDelayedScripts(portal.port);
        running = await engine.start();
      });
      afterAll(async () => {
        await running?.stop();
        await scripts?.stop();
        await portal?.stop();
      });
      beforeEach(async () => {
        await fetch(`http://127.0.0.1:${portal.port}/sandbox/reset`, { method: 'POST' });
      });
      afterEach(async () => {
        await window?.close();
        window = undefined;
      });

      test.each(journeys)('$page', async ({ brand, who, begin, from, steps }) => {
        window = await running.open();
        const person = personAt(window, scripts.port, brand);
        if (who) await person.isSignedIn(who);
        scripts.hold();
        await begin(person);
        await person.focuses(from);
        const told: string[] = [];
        for (const [does, focus] of steps) {
          if (does === 'wakes') {
            scripts.release();
            await person.isAwake();
          } else if (typeof does === 'string') await window.strike(does);
          else if ('gone' in does) await person.readsNot(does.gone);
          else await person.types(does.field, does.text);
          told.push(`${typeof does === 'string' ? does : JSON.stringify(does)}: ${focus}`);
          await person.hasFocusAt(focus, told.join(', '));
        }
      });
    },
  );
}
