/** How text is read and figures are written for one person. */
export type Locale = {
  /** BCP 47 language of the sentences, one that copy exists for, such as `en`. */
  language: string;
  /** BCP 47 tag for dates, money and numbers: the language with the person's region, such as `en-GB`. */
  format: string;
  direction: 'ltr' | 'rtl';
};

const MAX_HEADER_LENGTH = 500;
const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'ur', 'yi']);

/**
 * Chooses a locale: what this device remembers, else `Accept-Language`, else the brand's.
 * A wish in a language without copy still gives its region, so that dates and money look familiar.
 * Unreadable, unknown or oversized wishes are passed over.
 */
export function chosenLocale(wishes: {
  remembered: string | undefined;
  acceptLanguage: string | undefined;
  brand: string;
  available: readonly string[];
}): Locale {
  const asked = [wishes.remembered, ...languageWishes(wishes.acceptLanguage)].flatMap(readTags);
  const [fallback] = readTags(wishes.brand);
  const best = asked.find((tag) => wishes.available.includes(tag.language)) ?? asked[0] ?? fallback;
  const spoken = [best, fallback].find((tag) => tag && wishes.available.includes(tag.language));
  const language = spoken?.language ?? wishes.available[0] ?? 'en';
  const region = best?.region ?? (best?.language === fallback?.language ? fallback?.region : undefined);
  return {
    language,
    format: region ? `${language}-${region}` : language,
    direction: RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr',
  };
}

/** The tags of an `Accept-Language` header, the most wanted first. `*` and a quality of 0 are no wish. */
export function languageWishes(header: string | undefined): string[] {
  if (!header || header.length > MAX_HEADER_LENGTH) return [];
  return header
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return { tag, order, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0 && quality <= 1)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}

/** The ISO country a browser's languages name, the most wanted first; undefined where none names one. */
export function languageCountry(acceptLanguage: string | undefined): string | undefined {
  return languageWishes(acceptLanguage)
    .flatMap(readTags)
    .map(({ region }) => region)
    .find((region) => region !== undefined && /^[A-Z]{2}$/.test(region));
}

type Readable = { language: string; region: string | undefined };

/** Tags that were read before: making an `Intl.Locale` costs more than the rest of a choice. Bounded, since anybody may send any. */
const read = new Map<string, Readable[]>();
const MAX_READ = 512;

function readTags(tag: string | undefined): Readable[] {
  if (!tag || tag.length > 35 || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return [];
  const known = read.get(tag);
  if (known) return known;
  const found = localeOf(tag);
  if (read.size < MAX_READ) read.set(tag, found);
  return found;
}

function localeOf(tag: string): Readable[] {
  try {
    const locale = new Intl.Locale(tag);
    return [{ language: locale.language, region: locale.region }];
  } catch {
    return [];
  }
}
