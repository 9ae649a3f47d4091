import { routeScripts } from 'virtual:route-scripts';
import { pageStyle, type StyledPage } from '../page/page-styles.ts';
import { type BuiltPages, type InlineHashes, type PageScripts, scriptHashes } from './inline-hashes.ts';

/** Hashes by route and by whether a person is signed in. Module scope on purpose: only the build decides them. */
const known = new Map<string, string[]>();
const NONE: PageScripts = { scripts: [], directives: [] };
/** The one script of a frame that only the pages of a signed-in person hold. */
const SESSION_WATCH = '/session-watch.astro';

/**
 * Returns the hashes of a page's inline scripts and styles. Undefined in the development server, which adds its own
 * inline scripts and therefore sends no policy.
 */
export function inlineOf(built: BuiltPages, page: StyledPage): InlineHashes | undefined {
  if (import.meta.env.DEV) return undefined;
  return { scripts: scriptsOf(built, page), styles: [pageStyle(page).hash] };
}

function scriptsOf(built: BuiltPages, { route, signedIn }: StyledPage): string[] {
  const key = signedIn ? `${route} signed in` : route;
  const found = known.get(key);
  if (found) return found;
  const component = built.routes.find(({ routeData }) => routeData.route === route)?.routeData.component;
  const { scripts, directives } = routeScripts.get(component ?? '') ?? NONE;
  const shown = signedIn ? scripts : scripts.filter((name) => !name.includes(SESSION_WATCH));
  const made = scriptHashes({ scripts: shown, directives }, built);
  known.set(key, made);
  return made;
}
