import type { Language } from '../domain/text/languages.ts';
import { pluralRules } from '../domain/text/intl.ts';
import type { Counted, Message, ValuesOf } from './message.ts';

/**
 * Fills values into a sentence: `{name}` becomes the value of that name, and a sentence by number uses its form for
 * `count`. A variable without a value stays as it is.
 */
export function fillIn<M extends Message>(message: M, values: ValuesOf<M>): string {
  const given: Readonly<Record<string, string | number>> = values;
  const sentence = typeof message === 'string' ? message : formOf(message, Number(given['count']));
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(given, name) ? String(given[name]) : whole,
  );
}

function formOf({ language, forms }: Counted, count: number): string {
  return forms[count] ?? forms[pluralRules(language).select(count)] ?? forms.other;
}

/** Joins whole sentences as the language does. */
export function oneAfterAnother(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'ja' ? '' : ' ');
}
