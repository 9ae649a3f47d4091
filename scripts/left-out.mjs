import { readFileSync } from 'node:fs';

/** Modules that libraries import and the Worker never calls. Their exports stay as stubs, and a call of one throws. */
const uncalled = [
  // Results of Astro's actions: there are none, because handlers in functions/ receive every form.
  'astro/dist/actions/runtime/client.js',
  // Images are files: request-shape.ts refuses the path of Astro's image service before any page runs.
  '@astrojs/cloudflare/dist/entrypoints/image-passthrough-endpoint.js',
  // The filter for files of React: every component is one.
  '@astrojs/internal-helpers/dist/create-filter.js',
  // JSON Schema of schemas: only scripts and tests use it.
  'zod/v4/core/to-json-schema.js',
  'zod/v4/core/json-schema-processors.js',
];

/** Modules that are called and have no work here, each with the code that replaces it. */
const idle = new Map([
  // Called for each page to find calls of actions.
  ['astro/dist/actions/handler.js', 'export const handleAction = () => undefined;'],
]);

const REACT_SERVER = 'react-dom/server.edge.js';
const REACT_WHOLE_TEXT = './cjs/react-dom-server-legacy.browser.production.js';

const all = [...uncalled, ...idle.keys(), REACT_SERVER];

/** Replaces modules that the Worker never runs, and fails the build if a library no longer has one of them. */
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
        throw new Error(`${file} exports ${names.join(', ')}: its replacement does not`);
      return instead;
    },
    /** @param {Error} [error] */
    buildEnd(error) {
      const missed = all.filter((file) => !met.has(file));
      if (!error && missed.length > 0)
        throw new Error(`These modules are no longer in the Worker: ${missed.join(', ')}`);
    },
  };
}

/** The path of a module, beginning with its package. @param {string} id */
function fileOfPackage(id) {
  return id.replaceAll('\\', '/').split('?', 1)[0].split('/node_modules/').at(-1);
}

/** Removes React's streaming renderer: the edge renders whole texts only. @param {string} whole */
function reactForWholeTexts(whole) {
  if (!whole.includes(REACT_WHOLE_TEXT))
    throw new Error(`react-dom/server.edge.js no longer has React's renderer of whole texts`);
  return `
    const { renderToStaticMarkup, renderToString, version } = require('${REACT_WHOLE_TEXT}');
    Object.assign(exports, { renderToStaticMarkup, renderToString, version });
  `;
}

/** The names a module exports. @param {{ body: readonly any[] }} program */
function exportsOf({ body }) {
  return body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') throw new Error('A module with `export *` cannot be left out');
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
