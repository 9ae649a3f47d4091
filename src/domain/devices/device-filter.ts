/**
 * Returns the ids of the devices whose words contain the searched text. Letter case, accents and spaces around the text
 * are ignored.
 */
export function matchingDevices(
  devices: readonly { id: string; words: string }[],
  sought: string,
): ReadonlySet<string> {
  const wanted = plain(sought).trim();
  return new Set(devices.flatMap(({ id, words }) => (plain(words).includes(wanted) ? [id] : [])));
}

/** Text without accents and in small letters, so that "kuche" finds "Küche". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
