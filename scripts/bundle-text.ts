import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const QUERY = '?bundle';

/**
 * Lets a module import another one, with all that it imports, as text: `import { code, hash } from './pdf-worker.ts?bundle'`.
 * A Worker that is started from this text parses none of it before (docs/adr/070).
 */
export function bundleText(): Plugin {
  return {
    name: 'bundle-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const code = await bundled(id.slice(0, -QUERY.length));
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
      return `export const code = ${JSON.stringify(code)};\nexport const hash = '${hash}';\n`;
    },
  };
}

/** The JavaScript of a Worker's entry in one module. Throws if it cannot be built. */
async function bundled(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [pdfLibraries()],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: file,
      write: false,
      minify: true,
      target: 'esnext',
      rolldownOptions: {
        external: [/^(cloudflare|node):/],
        output: { format: 'esm', codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${file} has not one output`);
  return built.output[0].code;
}

/**
 * Fits the libraries that draw an invoice into a Worker (docs/adr/070). A module of a Worker has no address, which one asks for
 * a file that is never read. And no font is WOFF2, whose dictionary is half of their code.
 */
function pdfLibraries(): Plugin {
  return {
    name: 'pdf-libraries',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^brotli\/decompress\.js$/ },
      handler: () => path.join(import.meta.dirname, 'no-woff2.ts'),
    },
    transform: {
      filter: { id: /\/pdfkit\.browser\.mjs$/ },
      handler: (code) => code.replace('import.meta.url', "'file:///'"),
    },
  };
}
