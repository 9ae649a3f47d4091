import { boundedCache } from './bounded-cache.ts';
import { directionOf, type Language, pseudoLanguage } from './languages.ts';

/** The language of the sentences and the format of dates and numbers for one person. */
export type Locale = {
  /** The language of the sentences. */
  language: Language;
  /**
   * The BCP 47 tag for dates, money and numbers: the language with the person's region, such as `en-GB`. Digits are 0
   * to 9 in every language, as on a card, in a code and in the providers' fields (docs/adr/032).
   */
  format: string;
  direction: 'ltr' | 'rtl';
};

const MAX_HEADER_LENGTH = 500;

/**
 * Chooses the locale: the language that was chosen or asked for by name, else `Accept-Language`, else the brand's. A
 * requested language without copy still gives its region, so that dates and money look familiar; a chosen language
 * without a region takes the browser's. Unreadable, unknown and oversized tags are ignored.
 */
export function chosenLocale(wishes: {
  remembered: string | undefined;
  acceptLanguage: string | undefined;
  brand: string;
  available: readonly Language[];
}): Locale {
  if (wishes.remembered === pseudoLanguage && wishes.available.includes(pseudoLanguage))
    return { language: pseudoLanguage, format: pseudoLanguage, direction: 'ltr' };
  const wished = [wishes.remembered, ...languageWishes(wishes.acceptLanguage)].flatMap(readTags);
  const [fallback] = readTags(wishes.brand);
  const spoken = (tag: Readable | undefined) => spokenOf(wishes.available, tag);
  const best = wished.find(spoken) ?? wished[0] ?? fallback;
  const language = spoken(best) ?? spoken(fallback) ?? 'en';
  const region =
    best?.region ??
    wished.find((tag) => tag.region && tag.language === best?.language)?.region ??
    wished.find((tag) => tag.region)?.region ??
    (best?.language === fallback?.language ? fallback?.region : undefined);
  return {
    language,
    format: formatOf(baseOf(language), region),
    direction: directionOf(language),
  };
}

/**
 * Finds the available language that a BCP 47 tag asks for: that of its region, else the first whatever its region;
 * undefined where there is none.
 */
export function spokenLanguage(tag: string, available: readonly Language[]): Language | undefined {
  return available.find((language) => language === tag) ?? spokenOf(available, readTags(tag)[0]);
}

function spokenOf(available: readonly Language[], tag: Readable | undefined): Language | undefined {
  return (
    available.find((one) => tag?.region && one === `${tag.language}-${tag.region}`) ??
    available.find((one) => baseOf(one) === tag?.language)
  );
}

/** The language alone of a tag such as `pt-BR`. */
function baseOf(language: Language): string {
  return language.split('-', 1)[0] ?? language;
}

function formatOf(base: string, region: string | undefined): string {
  const tag = region ? `${base}-${region}` : base;
  // Arabic is the only language here whose regions use different digits.
  return base === 'ar' ? `${tag}-u-nu-latn` : tag;
}

/**
 * Parses an `Accept-Language` header into its tags, most preferred first. `*` and tags with a quality of 0 are left
 * out.
 */
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

/** The first ISO 3166 country in the browser's languages, most preferred first; undefined where none has a country. */
export function languageCountry(acceptLanguage: string | undefined): string | undefined {
  return languageWishes(acceptLanguage)
    .flatMap(readTags)
    .map(({ region }) => region)
    .find((region) => region !== undefined && /^[A-Z]{2}$/.test(region));
}

type Readable = { language: string; region: string | undefined };

const cachedTag = boundedCache<Readable[]>(512);

function readTags(tag: string | undefined): Readable[] {
  if (!tag || tag.length > 35 || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)) return [];
  return cachedTag(tag, () => localeOf(tag));
}

function localeOf(tag: string): Readable[] {
  try {
    const locale = new Intl.Locale(tag);
    return [{ language: locale.language, region: locale.region }];
  } catch {
    return [];
  }
}
