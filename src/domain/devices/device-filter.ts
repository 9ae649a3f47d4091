import { normalizeIdentifier } from '../../contracts/typed-line.ts';

/**
 * Returns the ids of the devices whose words contain the searched text. Letter case, accents, the script of digits
 * and spaces around the text are ignored.
 */
export function matchingDevices(
  devices: readonly { id: string; words: string }[],
  sought: string,
): ReadonlySet<string> {
  const wanted = plain(sought);
  return new Set(devices.flatMap(({ id, words }) => (plain(words).includes(wanted) ? [id] : [])));
}

/** Text without accents and in small letters, so that "kuche" finds "Küche". */
function plain(text: string): string {
  return normalizeIdentifier(text)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
