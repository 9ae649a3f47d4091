import { boundedCache } from './bounded-cache.ts';

/** The most formatters of one kind. One of dates takes about 30 KB. */
const MAX_FORMATTERS = 400;

/**
 * Returns a function that makes a formatter of `Intl` once for the same locale and options. To make one of dates takes as long
 * as to format a hundred.
 */
function madeOnce<Given extends unknown[], Formatter extends object>(
  make: (...given: Given) => Formatter,
): (...given: Given) => Formatter {
  const cached = boundedCache<Formatter>(MAX_FORMATTERS);
  return (...given) => cached(JSON.stringify(given), () => make(...given));
}

/** Formats dates and times. Throws a RangeError for a time zone that the runtime does not know. */
export const dateFormat = /* @__PURE__ */ madeOnce(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formats numbers. Throws a RangeError for a currency that is not a three-letter code. */
export const numberFormat = /* @__PURE__ */ madeOnce(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Formats lists, as sentences do. */
export const listFormat = /* @__PURE__ */ madeOnce(
  (locale: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** Formats how long ago something was. */
export const relativeTimeFormat = /* @__PURE__ */ madeOnce(
  (locale: string) => new Intl.RelativeTimeFormat(locale),
);

/** Names countries, by their codes of ISO 3166. */
export const countryNames = /* @__PURE__ */ madeOnce(
  (locale: string, fallback: 'code' | 'none' = 'code') =>
    new Intl.DisplayNames(locale, { type: 'region', fallback }),
);

/** Returns the plural category of a number. */
export const pluralRules = /* @__PURE__ */ madeOnce((language: string) => new Intl.PluralRules(language));

/** Compares texts as the language sorts them. */
export const collator = /* @__PURE__ */ madeOnce((language: string) => new Intl.Collator(language));

/** Compares texts of any language, numbers in them as numbers. */
export const nameCollator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true });

/** Divides texts into letters, as a person counts them. */
export const letterSegmenter = /* @__PURE__ */ madeOnce(
  () => new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
);
