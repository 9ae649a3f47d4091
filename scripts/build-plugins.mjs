/** The oldest browsers that style sheets are written for: Vite's own choice (`baseline-widely-available`), which Astro drops. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

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
  const build = {
    minify: true,
    cssTarget: BROWSERS,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  };
  return {
    name: 'small-upload',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('post'),
    /** @param {string} environment */
    configEnvironment: (environment) => (environment === 'ssr' ? { build } : undefined),
  };
}
