/** The oldest browsers of the style sheets: Vite's own choice (`baseline-widely-available`), which Astro drops. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** Modules without styles, which may be one chunk: Astro gives each page the styles of every chunk that it loads. */
const unstyled = /\/node_modules\/|\/src\/(?:server|domain|contracts|brands|copy)\/.*\.ts$/;
/** Modules of the copy, which are one chunk, so that bench/upload-bytes.mjs can measure it. */
const sentences = /\/src\/copy\/(?:built-copy|en\/.*)\.ts$/;

/** Minifies the Worker, and puts the modules that pages share into one chunk. Astro does neither by default. */
export function smallUpload() {
  const groups = [
    { name: 'copy', test: sentences, priority: 1 },
    { name: 'shared', test: unstyled, minShareCount: 2 },
    // Astro changes this module after source maps are made; as its own chunk it does not affect those of the others.
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
