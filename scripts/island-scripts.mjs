import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** The one directive of which a page shows nothing that could be pressed before its script is there. */
const AS_FILE = 'migration';

/**
 * Before the first island of a page Astro writes two scripts, of all islands and of the directive that wakes this one. Here they are
 * one, with one hash in the page's policy. It stands in the page, for whoever presses twice before a file had come would send twice;
 * where nothing can be pressed it is a file, which browsers keep.
 * @returns {import('astro').AstroIntegration}
 */
export function islandScripts() {
  /** @type {URL} */
  let clientFolder;
  return {
    name: 'island-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [directivesAsMarkup()] } }),
      'astro:config:done': ({ config }) => void (clientFolder = config.build.client),
      'astro:build:ssr': ({ manifest }) => {
        manifest.clientDirectives = manifest.clientDirectives.map(([name, text]) => {
          const script = `${text};${islandScript}`;
          if (name !== AS_FILE) return [name, `<script>${script}</script>`];
          const address = `/_astro/${name}.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
          mkdirSync(new URL('_astro/', clientFolder), { recursive: true });
          writeFileSync(new URL(`.${address}`, clientFolder), script);
          return [name, `<script async src="${address}"></script>`];
        });
      },
    },
  };
}

/**
 * In a build a directive is the markup above, which Astro writes as it is. The style it writes beside it stands in
 * src/styles/base.css, for HTML has no style element in a body. The build fails when Astro's own text has changed.
 */
function directivesAsMarkup() {
  const both =
    /return `<style>\$\{ISLAND_STYLES\}<\/style><script>\$\{(getDirectiveScriptText\(result, directive\))\}<\/script>.*`;/;
  const alone = /return `<script>\$\{(getDirectiveScriptText\(result, directive\))\}<\/script>`;/;
  return {
    name: 'directives-as-markup',
    apply: /** @type {const} */ ('build'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return undefined;
      if (!both.test(code) || !alone.test(code))
        throw new Error(`What Astro writes before the first island is not what it was: ${id}`);
      return { code: code.replace(both, 'return $1;').replace(alone, 'return $1;'), map: null };
    },
  };
}
