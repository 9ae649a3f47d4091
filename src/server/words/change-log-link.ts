import { pathTo } from '../../domain/pages/path-to.ts';
import type { Words } from '../request/words.ts';

/** Returns the link to the account's record of changes, for whoever is told that a change was made; undefined at a brand
 * without it. */
export function recordLink({ brand, copy }: Words) {
  const href = pathTo('record', brand);
  return href === undefined ? undefined : { href, label: copy('record').see };
}
