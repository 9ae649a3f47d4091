import { expect } from 'vitest';
import { chooseDevices, deviceForm, devicesPage } from '../../support/devices.ts';
import { type Journey, opens, type Scene } from '../../support/fault-matrix.ts';
import { formTo, wordsOf } from '../../support/html.ts';
import { ask, postForm, postJson, signedIn } from '../../support/portal.ts';
import { UNAVAILABLE } from '../../support/next-link.ts';

const NOT_SAVED = 'Unable To Save There has been an error saving';
const NOT_CANCELLED = 'Sorry, there was an error trying to cancel your plan.';
const WRONG = 'Oops! Something went wrong.';
const NO_TRIAL = /^(?!.*free trial).*Premium/s;
const MY_PLAN = /My Plan · .* Front Door/;

/** Makes a call as a script does, and returns its answer. */
const calls =
  (path: string, persona: string) =>
  async (brand: string): Promise<Scene> => {
    const cookie = await signedIn(persona, brand);
    return { cookie, act: () => postJson(path, {}, { brand, cookie }) };
  };

const myPlan = async (brand: string, cookie: string) =>
  wordsOf((await ask({ brand, path: '/subscriptions', cookie })).text);

/** The messages of journeys about plans and devices when the platform fails. */
export const planJourneys: Journey[] = [
  {
    operation: 'subscriptions',
    brand: 'geeni',
    persona: 'owner',
    ready: opens('/subscriptions'),
    works: { says: MY_PLAN },
    refused: { says: `${UNAVAILABLE} Try again`, again: MY_PLAN },
    down: { says: `${UNAVAILABLE} Try again`, again: MY_PLAN },
  },
  {
    operation: 'accountSubscriptions',
    brand: 'geeni',
    persona: 'newcomer',
    ready: opens('/plans', 'newcomer'),
    works: { says: '30-day free trial' },
    // Without the list of trials no trial is promised, and the plans are shown.
    refused: { says: NO_TRIAL, again: '30-day free trial' },
    down: { says: NO_TRIAL, again: '30-day free trial' },
    ended: { says: NO_TRIAL, again: '30-day free trial' },
  },
  {
    operation: 'listAvailableSubscriptions',
    brand: 'visi',
    persona: 'owner',
    ready: opens('/subscriptions'),
    works: { says: MY_PLAN },
    refused: { says: `${UNAVAILABLE} Try again`, again: MY_PLAN },
    down: { says: `${UNAVAILABLE} Try again`, again: MY_PLAN },
  },
  {
    operation: 'devices',
    brand: 'notion',
    persona: 'owner',
    ready: opens('/subscriptions'),
    works: { says: MY_PLAN },
    refused: { says: WRONG, again: MY_PLAN },
    down: { says: WRONG, again: MY_PLAN },
  },
  {
    operation: 'saveDevices',
    brand: 'nightowl',
    persona: 'owner',
    async ready(brand) {
      const who = { brand, cookie: await signedIn('owner', brand) };
      const form = deviceForm(await devicesPage(who));
      return { cookie: who.cookie, act: () => chooseDevices(who, form, form.all) };
    },
    // A change with an unknown result is not sent again (docs/adr/016).
    once: true,
    trusting: true,
    works: { says: 'Your changes are saved.' },
    refused: { says: NOT_SAVED, again: 'Your changes are saved.' },
    down: {
      says: 'We don’t know yet whether your changes were saved.',
      but: { 'status:500': NOT_SAVED, 'status:503': NOT_SAVED },
      again: /Your changes are saved\.|We don’t know yet whether your changes were saved\./,
    },
    lost: { says: 'Your changes are saved.', again: 'Your changes are saved.' },
    keeps(page) {
      const { all, ticked } = deviceForm(page);
      expect(ticked).toEqual(all);
    },
    async stored({ cookie }, kind, brand) {
      if (kind === 'ended') return;
      const { all, ticked } = deviceForm(await devicesPage({ brand, cookie }));
      expect(ticked.length === all.length, kind).toBe(kind === 'lost' || kind === 'slow');
    },
  },
  {
    operation: 'cancelPlan',
    brand: 'otis',
    persona: 'owner',
    async ready(brand) {
      const cookie = await signedIn('owner', brand);
      const page = await ask({ brand, path: '/cancel-plan?step=confirm', cookie });
      const { fields } = formTo(page.text, '/api/cancel');
      return { cookie, act: () => postForm('/api/cancel', fields, { brand, cookie }) };
    },
    works: { says: /My Plan · .* cancelled/ },
    refused: {
      says: NOT_CANCELLED,
      again: /My Plan · .* cancelled/,
    },
    once: true,
    trusting: true,
    down: {
      says: 'We couldn’t find out whether your plan was cancelled.',
      but: { 'status:500': NOT_CANCELLED, 'status:503': NOT_CANCELLED },
      again: /My Plan · .* cancelled|We couldn’t find out whether your plan was cancelled\./,
    },
    lost: { says: /My Plan · .* cancelled/, again: /My Plan · .* cancelled/ },
    async stored({ cookie }, kind, brand) {
      if (kind === 'ended') return;
      const again = await ask({ brand, path: '/cancel-plan', cookie });
      expect(again.status === 303, kind).toBe(kind === 'lost' || kind === 'slow');
    },
  },
  {
    operation: 'migrationRequired',
    brand: 'momentum',
    persona: 'migrating',
    once: true,
    ready: calls('/api/migration/check', 'migrating'),
    works: { says: '{"required":true,"words":' },
    // A check that fails means that no migration is required, and the page stays as it is.
    refused: { says: '{"required":false}', again: '{"required":false}' },
    down: { says: '{"required":false}', again: '{"required":false}' },
    ended: { says: '{"required":false}' },
    async stored({ cookie }, _kind, brand) {
      expect(await myPlan(brand, cookie)).toContain('14-Day Classic');
    },
  },
  {
    operation: 'migrateSubscriptions',
    brand: 'momentum',
    persona: 'migrating',
    once: true,
    ready: calls('/api/migration/attempt', 'migrating'),
    works: { says: '"view":"success"' },
    refused: { says: '{"view":"failure"}' },
    // While the result is unknown, My Plan says so.
    down: {
      says: '{"view":"settled"}',
      but: { 'status:500': '{"view":"failure"}', 'status:503': '{"view":"failure"}' },
    },
    ended: { says: '{"view":"failure"}' },
    lost: { says: '"view":"success"', again: '{"view":"settled"}' },
    async stored({ cookie }, kind, brand) {
      const isDone = kind === 'lost' || kind === 'slow';
      expect(await myPlan(brand, cookie)).toContain(isDone ? '30-Day' : '14-Day Classic');
    },
  },
];
