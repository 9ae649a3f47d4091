import path from 'node:path';
import { expect, it } from 'vitest';
import { leftOut } from './left-out.mjs';

/** A parser that finds one export in every module. */
const parse = () => ({
  body: [{ type: 'ExportNamedDeclaration', specifiers: [{ exported: { name: 'createFilter' } }] }],
});
const packages = path.join(import.meta.dirname, '../node_modules');
const filter = '@astrojs/internal-helpers/dist/create-filter.js';

function loaded(file: string): string | undefined {
  return leftOut().load.call({ parse }, path.join(packages, file));
}

it('a call of a module that is left out throws its name', async () => {
  const { createFilter } = await import(`data:text/javascript,${encodeURIComponent(loaded(filter) ?? '')}`);
  expect(() => createFilter()).toThrow(filter);
});

it('of React’s two renderers only that of whole texts stays', () => {
  const code = loaded('react-dom/server.edge.js') ?? '';
  expect(code.match(/require\('[^']*'\)/g)).toEqual([
    "require('./cjs/react-dom-server-legacy.browser.production.js')",
  ]);
});

it('no other module is changed', () => {
  expect(loaded('hono/dist/index.js')).toBeUndefined();
});

it('a build without one of the modules fails with its name', () => {
  expect(() => leftOut().buildEnd()).toThrow(filter);
});
