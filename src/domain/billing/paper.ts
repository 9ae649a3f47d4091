/** The countries whose printers hold US Letter, by CLDR; all others hold A4. */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The paper of a person's printer, by the BCP 47 tag of their dates and numbers. */
export function paperOf(format: string): 'A4' | 'LETTER' {
  const { region } = new Intl.Locale(format).maximize();
  return region !== undefined && letterCountries.has(region) ? 'LETTER' : 'A4';
}
