import { readFileSync } from 'node:fs';

/** What nothing in the portal's Worker calls, though a library it needs imports it. The names stay, and a call of one throws. */
const uncalled = [
  // Results of Astro's actions: there are none, every form is a handler of functions/.
  'astro/dist/actions/runtime/client.js',
  // Images are files: request-shape.ts answers the path of Astro's image service before a page is asked.
  '@astrojs/cloudflare/dist/entrypoints/image-passthrough-endpoint.js',
  // The globs of files that are React's: all are.
  '@astrojs/internal-helpers/dist/create-filter.js',
  // Descriptions of schemas: scripts print them, no Worker does.
  'zod/v4/core/to-json-schema.js',
  'zod/v4/core/json-schema-processors.js',
];

/** What is called and has nothing to do here, by module: what stands in its place. */
const idle = new Map([
  // Asked for each page: is this a call of an action?
  ['astro/dist/actions/handler.js', 'export const handleAction = () => undefined;'],
]);

const REACT_SERVER = 'react-dom/server.edge.js';
const REACT_WHOLE_TEXT = './cjs/react-dom-server-legacy.browser.production.js';

const all = [...uncalled, ...idle.keys(), REACT_SERVER];

/** Leaves out of the Worker what it never runs, and fails the build where a library no longer has it there. */
export function leftOut() {
  const met = new Set();
  return {
    name: 'left-out',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('pre'),
    /** @param {{ name: string }} environment */
    applyToEnvironment: (environment) => environment.name === 'ssr',
    /**
     * @this {{ parse: (code: string) => { body: readonly object[] } }}
     * @param {string} id
     */
    load(id) {
      const file = fileOfPackage(id);
      if (!all.includes(file)) return undefined;
      met.add(file);
      const whole = readFileSync(id, 'utf8');
      if (file === REACT_SERVER) return reactForWholeTexts(whole);
      const names = exportsOf(this.parse(whole));
      const instead = idle.get(file) ?? loudStub(file, names);
      if (String(exportsOf(this.parse(instead))) !== String(names))
        throw new Error(`${file} exports ${names.join(', ')}: what stands in its place does not`);
      return instead;
    },
    /** @param {Error} [error] */
    buildEnd(error) {
      const missed = all.filter((file) => !met.has(file));
      if (!error && missed.length > 0)
        throw new Error(`Not in the Worker, so nothing is left out: ${missed.join(', ')}`);
    },
  };
}

/** The path of a module from its package on. @param {string} id */
function fileOfPackage(id) {
  return id.replaceAll('\\', '/').split('?', 1)[0].split('/node_modules/').at(-1);
}

/** React renders whole texts at the edge, so that its second renderer, which streams, has no use. @param {string} whole */
function reactForWholeTexts(whole) {
  if (!whole.includes(REACT_WHOLE_TEXT))
    throw new Error(`React's renderer of whole texts is not where it was`);
  return `
    const { renderToStaticMarkup, renderToString, version } = require('${REACT_WHOLE_TEXT}');
    Object.assign(exports, { renderToStaticMarkup, renderToString, version });
  `;
}

/** The names a module exports. @param {{ body: readonly any[] }} program */
function exportsOf({ body }) {
  return body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration')
      throw new Error('A module that passes others on is not left out');
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declared = node.declaration?.declarations ?? (node.declaration ? [node.declaration] : []);
    return [...declared, ...node.specifiers].map((each) => (each.exported ?? each.id).name);
  });
}

/** @param {string} file @param {readonly string[]} names */
function loudStub(file, names) {
  return [
    `const leftOut = () => { throw new Error('${file} is left out of the Worker: scripts/left-out.mjs') };`,
    `export { ${names.map((name) => `leftOut as ${name}`).join(', ')} };`,
  ].join('\n');
}
