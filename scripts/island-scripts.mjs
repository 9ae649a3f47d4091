import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';

/** The only directive whose island shows nothing to press before its script has loaded. */
const AS_FILE = 'migration';

/**
 * Astro writes two scripts before the first island of a page: that of all islands, and that of the island's directive. This
 * integration joins them to one script with one hash in the page's policy. The script is inline, because two presses before a
 * file has loaded would send a form twice. Where nothing can be pressed it is a file, which browsers cache.
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
 * Makes Astro write a directive as the markup above. The style that Astro writes with it is in src/styles/base.css, because
 * HTML allows no style element in a body. The build fails if Astro's own code has changed.
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
        throw new Error(`Astro's code for the scripts before the first island has changed: ${id}`);
      return { code: code.replace(both, 'return $1;').replace(alone, 'return $1;'), map: null };
    },
  };
}
