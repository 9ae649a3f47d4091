import { createServer, type Plugin } from 'vite';
import type { SentencePlace } from '../../src/pages/gallery/_sentence-places.ts';
import { root } from '../../scripts/prepare.mjs';
import { scriptText } from '../../scripts/script-text.ts';

/** Stories are in English, so that they render while another language has no sentences yet. */
const englishOnly: Plugin = {
  name: 'english-only',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/copy/built-copy.ts') ? 'export const builtCopy = {};' : undefined),
};

/** Renders the stories of the gallery, and returns where each sentence is seen. Stories are JSX, which needs Vite. */
export async function loadSentencePlaces(): Promise<ReadonlyMap<string, SentencePlace>> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [scriptText(), englishOnly],
  });
  try {
    const module = await vite.ssrLoadModule('/src/pages/gallery/_sentence-places.ts');
    return module['sentencePlaces']();
  } finally {
    await vite.close();
  }
}
