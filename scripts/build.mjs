import { ensureInstalled, give, run, step } from './prepare.mjs';

// npm run build: what a deployment uploads. No sandbox in it.
ensureInstalled();
step('Building for deployment…');
if (run('astro', ['build']) !== 0) give('The build failed: see the lines above.');
step('Done: dist/server/wrangler.json. Deploy with: npx wrangler deploy --config dist/server/wrangler.json');
