/** The oldest browsers that style sheets are written for: Vite's own choice (`baseline-widely-available`), which Astro drops. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** The Worker is minified like what the browser gets: Astro leaves it as it is. */
export function minifiedUpload() {
  return {
    name: 'minified-upload',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('post'),
    /** @param {string} environment */
    configEnvironment: (environment) => {
      if (environment === 'ssr') return { build: { minify: true, cssTarget: BROWSERS } };
      // The one sheet that is a file has the same name in both, by what is in it.
      if (environment === 'client') return { build: { cssTarget: BROWSERS } };
      return undefined;
    },
  };
}
