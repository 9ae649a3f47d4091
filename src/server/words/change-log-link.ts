import { pathTo } from '../../domain/pages/path-to.ts';
import type { Words } from '../request/words.ts';

/** Returns the link to the account's change log; undefined at a brand without it. */
export function changeLogLink({ brand, copy }: Words) {
  const href = pathTo('changeLog', brand);
  return href === undefined ? undefined : { href, label: copy('changeLog').see };
}
