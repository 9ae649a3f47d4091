/**
 * Astro writes the one style rule of islands where the first island stands, and HTML has no style element in a body. The rule
 * stands in src/styles/base.css, and the build fails when Astro's text has changed.
 */
export function islandStyleInHead() {
  const written = '<style>${ISLAND_STYLES}</style>';
  return {
    name: 'island-style-in-head',
    apply: /** @type {const} */ ('build'),
    /** @param {string} code @param {string} id */
    transform(code, id) {
      if (!id.endsWith('/astro/dist/runtime/server/scripts.js')) return undefined;
      if (!code.includes(written)) throw new Error(`Astro's island style is not where it was: ${id}`);
      return { code: code.replace(written, ''), map: null };
    },
  };
}

/** What has no style of its own: Astro gives each page the styles of every module it loads. */
const unstyled = /\/node_modules\/|\/src\/(?:server|domain|contracts|brands|copy)\/.*\.ts$/;
/** What people are told: a module of its own, so that it can be weighed (bench/upload-bytes.mjs). */
const sentences = /\/src\/copy\/(?:built-copy|en\/.*)\.ts$/;

/** The Worker is minified like what the browser gets, and what its pages share is one module: Astro does neither. */
export function smallUpload() {
  const groups = [
    { name: 'copy', test: sentences, priority: 1 },
    { name: 'shared', test: unstyled, minShareCount: 2 },
    // Astro writes into this one when source maps are made already: those of the others stay right.
    { name: 'manifest', test: /^\0virtual:astro:manifest$/ },
  ];
  const build = { minify: true, rolldownOptions: { output: { codeSplitting: { groups } } } };
  return {
    name: 'small-upload',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('post'),
    /** @param {string} environment */
    configEnvironment: (environment) => (environment === 'ssr' ? { build } : undefined),
  };
}
