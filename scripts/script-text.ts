import { readFile } from 'node:fs/promises';
import { type Plugin, transformWithOxc } from 'vite';

const QUERY = '?script';

/**
 * Lets a module import a TypeScript file as the text of a classic script: `import text from './recurly-script.ts?script'`.
 * The sandbox serves such texts as third parties serve their scripts.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -QUERY.length);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
