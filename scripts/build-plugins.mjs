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

/** The Worker is minified like what the browser gets: Astro leaves it as it is. */
export function minifiedUpload() {
  return {
    name: 'minified-upload',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('post'),
    /** @param {string} environment */
    configEnvironment: (environment) => (environment === 'ssr' ? { build: { minify: true } } : undefined),
  };
}
