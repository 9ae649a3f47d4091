import path from 'node:path';
import { expect, it } from 'vitest';
import { leftOut } from './left-out.mjs';

/** As a parser reads the one export of a module. */
const parse = () => ({
  body: [{ type: 'ExportNamedDeclaration', specifiers: [{ exported: { name: 'createFilter' } }] }],
});
const packages = path.join(import.meta.dirname, '../node_modules');
const filter = '@astrojs/internal-helpers/dist/create-filter.js';

function loaded(file: string): string | undefined {
  return leftOut().load.call({ parse }, path.join(packages, file));
}

it('a call of what is left out throws its name', async () => {
  const { createFilter } = await import(`data:text/javascript,${encodeURIComponent(loaded(filter) ?? '')}`);
  expect(() => createFilter()).toThrow(filter);
});

it('of React’s two renderers at the edge the one of whole texts stays', () => {
  const code = loaded('react-dom/server.edge.js') ?? '';
  expect(code.match(/require\('[^']*'\)/g)).toEqual([
    "require('./cjs/react-dom-server-legacy.browser.production.js')",
  ]);
});

it('nothing else is touched', () => {
  expect(loaded('hono/dist/index.js')).toBeUndefined();
});

it('a build that has no such module fails with its name', () => {
  expect(() => leftOut().buildEnd()).toThrow(filter);
});
