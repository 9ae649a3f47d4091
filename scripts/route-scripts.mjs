const MODULE = 'virtual:route-scripts';
const RESOLVED = `\0${MODULE}`;
const PLACE = '@@route-scripts@@';

/**
 * Gives the Worker the inline scripts of each page for the page's policy: by page file, the names of the scripts of every
 * imported Astro component and the client directives of its islands. Fails the build if it finds none.
 */
export function routeScripts() {
  return {
    name: 'route-scripts',
    /** @param {string} id */
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    /** @this {import('vite').Rollup.PluginContext} @param {string} id */
    load(id) {
      if (id !== RESOLVED) return undefined;
      // The development server has no policy, and no complete module graph.
      const list = this.environment.mode === 'dev' ? '[]' : PLACE;
      return `export const routeScripts = new Map(JSON.parse('${list}'));`;
    },
    /**
     * @this {import('vite').Rollup.PluginContext}
     * @param {unknown} _options
     * @param {import('vite').Rollup.OutputBundle} bundle
     */
    generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.code.includes(PLACE));
      if (chunk?.type !== 'chunk') return;
      const table = JSON.stringify(JSON.stringify(scriptsByPage(this)));
      chunk.code = chunk.code.replace(new RegExp(`(['"\`])${PLACE}\\1`), () => table);
    },
  };
}

/** @param {import('vite').Rollup.PluginContext} build @returns {[string, { scripts: string[], directives: string[] }][]} */
function scriptsByPage(build) {
  const pages = [...build.getModuleIds()].flatMap((id) => {
    const page = /\/(src\/pages\/[^?]+\.astro)$/.exec(id)?.[1];
    return page === undefined ? [] : [{ id, page }];
  });
  const table = pages.map(({ id, page }) => {
    const codes = [...reached(build, id)].map((each) => build.getModuleInfo(each)?.code ?? '');
    const found = (pattern) => [
      ...new Set(codes.flatMap((code) => [...code.matchAll(pattern)].map(([, name]) => name))),
    ];
    return [
      page,
      {
        scripts: found(/renderScript\(\$\$result,\s*"([^"]+)"\)/g),
        directives: found(/"client:component-hydration":\s*"(\w+)"/g),
      },
    ];
  });
  const has = (kind) => table.some(([, page]) => page[kind].length > 0);
  if (!has('scripts') || !has('directives'))
    throw new Error('No page has a script: has the code that Astro compiles to changed?');
  return table;
}

/** Every Astro component that a page imports, directly or not. @param {import('vite').Rollup.PluginContext} build @param {string} page */
function reached(build, page) {
  const seen = new Set([page]);
  for (const id of seen) for (const next of build.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  return [...seen].filter((id) => id.endsWith('.astro'));
}
