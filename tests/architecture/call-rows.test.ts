import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callMap } from '../../src/domain/pages/call-map.ts';
import { accessOf } from '../../src/domain/pages/find-page.ts';
import { callRows } from '../edge/rows/calls.ts';
import { sourceFiles } from './source-files.ts';

const root = path.join(import.meta.dirname, '../..');

/** Every method and path that `functions/portal.ts` mounts, read from the route tables of the apps. */
async function mountedCalls(): Promise<{ method: string; path: string }[]> {
  const portal = readFileSync(path.join(root, 'functions/portal.ts'), 'utf8');
  const mounts = [...portal.matchAll(/portal\.route\('([^']+)', (\w+)\)/g)];
  const calls = await Promise.all(mounts.map(([, at = '', name = '']) => callsOf(portal, at, name)));
  return calls.flat();
}

async function callsOf(portal: string, at: string, name: string) {
  const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from './([\\w-]+)\\.ts'`).exec(portal)?.[1];
  if (!file) throw new Error(`functions/portal.ts mounts ${name} from no file`);
  const app: unknown = (await import(`../../functions/${file}.ts`))[name];
  if (!isApp(app)) throw new Error(`${name} of functions/${file}.ts is no app`);
  return app.routes
    .filter(({ method }) => method !== 'ALL')
    .map((route) => ({ method: route.method, path: `${at}${route.path}`.replace(/\/$/, '') }));
}

function isApp(value: unknown): value is { routes: { method: string; path: string }[] } {
  return typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);
}

test('the rows of the fuzz test are exactly the calls that change something', async () => {
  const mounted = await mountedCalls();
  expect(mounted.filter(({ method }) => method !== 'POST')).toEqual([
    { method: 'GET', path: '/api/session' },
    { method: 'GET', path: '/api/billing/invoice' },
    { method: 'GET', path: '/api/billing/calendar' },
    { method: 'GET', path: '/api/billing/year' },
    { method: 'GET', path: '/api/billing/address-form' },
  ]);
  const posts = mounted.filter(({ method }) => method === 'POST').map((call) => call.path);
  expect(posts.toSorted()).toEqual(callRows.map((row) => row.path).toSorted());
});

test('the rows of the call map are exactly the mounted calls', async () => {
  const mounted = (await mountedCalls()).map(({ method, path: at }) => `${method} ${at}`);
  expect([...callMap.keys()].toSorted()).toEqual(mounted.toSorted());
});

test('every call that requires a session belongs to a page that requires one', () => {
  const pages = [...callMap.values()].flatMap((call) => (call.access === 'visitor' ? [] : [call.page]));
  expect(pages.filter((page) => accessOf(page) === 'open')).toEqual([]);
});

test('only the guard opens a session, so that the call map decides who may call', () => {
  const openers = sourceFiles(['src', 'functions'])
    .filter(({ text }) => /\bopenSession\b/.test(text))
    .map((file) => file.path);
  expect(openers.toSorted()).toEqual(['src/server/access/guard.ts', 'src/server/session/sessions.ts']);
  // These files read whether there is a session, or its drafts; they do not decide who may call.
  const lookers = sourceFiles(['src', 'functions'])
    .filter(({ text }) => /\bsessionOfNow\b/.test(text))
    .map((file) => file.path);
  expect(lookers.toSorted()).toEqual([
    'src/server/access/guard.ts',
    'src/server/access/sso.ts',
    'src/server/billing/enter-card.ts',
  ]);
});
