/** The ids of the devices whose words hold what is sought; capitals, accents and spaces around do not count. */
export function matchingDevices(
  devices: readonly { id: string; words: string }[],
  sought: string,
): ReadonlySet<string> {
  const wanted = plain(sought).trim();
  return new Set(devices.flatMap(({ id, words }) => (plain(words).includes(wanted) ? [id] : [])));
}

/** Text without its accents and capitals, so that "kuche" finds "Küche". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
