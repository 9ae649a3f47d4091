import path from 'node:path';
import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { checkedSandboxBrands } from './scripts/brand-files.ts';
import { checkedCopy, writeBuiltData } from './scripts/built-data.ts';
import { bundleText } from './scripts/bundle-text.ts';
import { refuseUnknownPages } from './scripts/page-files.ts';
import { scriptText } from './scripts/script-text.ts';

// Set by npm start, npm run dev and the tests; a build for deployment has no sandbox.
const withSandbox = process.env.CLOUDFLARE_ENV === 'sandbox';

/** The oldest browsers of the style sheets: Vite's own choice (`baseline-widely-available`), which Astro drops. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** React as the edge renders it, and the modules that load it. */
const reactAtTheEdge = /node_modules\/(react|react-dom|@astrojs\/react)\/|static-markup/;

await checkedSandboxBrands();
await checkedCopy();

export default defineConfig({
  output: 'server',
  trailingSlash: 'ignore',
  session: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'always' },
  server: { port: Number(process.env.PORT ?? 8787) },
  security: {
    // functions/portal.ts guards every unsafe request of any content type before a page receives it.
    checkOrigin: false,
  },
  integrations: [
    reactRenderer(),
    clientDirectives(),
    pageTable(),
    builtData(),
    ...(withSandbox ? [gallery()] : []),
  ],
  adapter: cloudflare({
    imageService: 'passthrough',
    configPath: './wrangler.toml',
    ...(withSandbox ? { auxiliaryWorkers: [{ configPath: './wrangler.sandbox.toml' }] } : {}),
  }),
  vite: {
    // The policy holds the hash of each inline script. Scripts of few pages, and scripts that nobody waits for, are files.
    build: {
      // A constant that scripts share stands in each of them: otherwise it would be a file of its own.
      rolldownOptions: { optimization: { inlineConst: true } },
      assetsInlineLimit: (file) =>
        /store-language|\/(tags|session-watch)\.astro/.test(file) ? false : undefined,
    },
    plugins: [smallWorker(), scriptText(), bundleText(), oneRenderer()],
    environments: {
      // The adapter begins each script with a `process`, which no browser's script uses.
      client: { build: { rolldownOptions: { output: { banner: '' } } } },
      ssr: {
        // React makes an Error when it is loaded, whose stack reads the modules that led there again: this one is small.
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: 'react', test: reactAtTheEdge }] } },
          },
        },
        optimizeDeps: { include: serverDependencies() },
      },
      astro: { optimizeDeps: { include: serverDependencies() } },
    },
  },
});

/**
 * React with the portal's own renderer: the edge renders each component once, and each island has an error boundary.
 * @returns {import('astro').AstroIntegration}
 */
function reactRenderer() {
  const integration = react({ experimentalDisableStreaming: true });
  const setup = integration.hooks['astro:config:setup'];
  if (!setup) throw new Error('@astrojs/react sets nothing up: its renderer cannot be replaced');
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({
              ...renderer,
              serverEntrypoint: '/src/islands/renderer/edge-renderer.ts',
              clientEntrypoint: '/src/islands/renderer/browser-renderer.tsx',
            }),
        }),
    },
  };
}

/** @returns {import('astro').AstroIntegration} */
function clientDirectives() {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: './src/islands/page/touch.ts' });
        addClientDirective({ name: 'holdSubmit', entrypoint: './src/islands/page/hold-submit.ts' });
      },
    },
  };
}

/**
 * Shortens the names and the spaces of the Worker, which starts sooner then. Its code stays as it is: rewritten by a minifier, a page
 * costs some 6 % more. Astro's own setting for servers wins over the configuration.
 * @returns {import('vite').Plugin}
 */
function smallWorker() {
  const minify = { compress: false, mangle: true, codegen: { removeWhitespace: true } };
  const build = { minify: false, rolldownOptions: { output: { minify } }, cssTarget: BROWSERS };
  return {
    name: 'small-worker',
    enforce: 'post',
    configEnvironment: (environment) => (environment === 'ssr' ? { build } : undefined),
  };
}

/**
 * Leaves out the renderer of React that streams, which is never used (docs/adr/005): a start reads all of an upload.
 * @returns {import('vite').Plugin}
 */
function oneRenderer() {
  return {
    name: 'one-renderer',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/react-dom-server\.edge\.production\.js$/ },
      handler: () => path.join(import.meta.dirname, 'scripts/no-renderer.ts'),
    },
  };
}

/**
 * Gives a build the brands and sentences that are checked and packed before it.
 * @returns {import('astro').AstroIntegration}
 */
function builtData() {
  return {
    name: 'built-data',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { resolve: { alias: await writeBuiltData() } } });
      },
    },
  };
}

/**
 * Stops a build in which a page has no row in the table, or a row no page.
 * @returns {import('astro').AstroIntegration}
 */
function pageTable() {
  return {
    name: 'page-table',
    hooks: {
      'astro:routes:resolved': ({ routes }) =>
        refuseUnknownPages(
          routes
            .filter(({ type, origin }) => type === 'page' && origin !== 'internal')
            .map(({ pattern }) => pattern),
        ),
    },
  };
}

/**
 * Adds the gallery of all parts and states, for engineers. Only the sandbox build has it.
 * @returns {import('astro').AstroIntegration}
 */
function gallery() {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        const page = command === 'dev' ? '_gallery-alive' : '_gallery';
        injectRoute({ pattern: '/gallery', entrypoint: `./src/pages/gallery/${page}.astro` });
      },
    },
  };
}

/** Dependencies to optimise at the start: one that is found late restarts the development server during a request. */
function serverDependencies() {
  return [
    'react',
    'react/jsx-runtime',
    'react-dom/server',
    '@nanostores/react',
    'nanostores',
    'zod',
    'zod/mini',
    'hono',
    'jose',
    'aws4fetch',
  ];
}
