import type { Language, SpokenLanguage } from '../domain/text/languages.ts';

/** The names of the variables in a text: `'plan' | 'date'` for `{plan} ends on {date}`. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A sentence as the copy writes it: a text, or one text for each plural form of the language. */
export type Written = string | WrittenForms;
/**
 * Texts by plural category (`one`, `few`, `other`, ...) or by an exact number, which takes precedence over a category.
 */
export type WrittenForms = { readonly other: string; readonly [form: string]: string };

declare const names: unique symbol;

/** A text with variables. The compiler checks the names of the values it is filled with. */
export type Text<Name extends string> = string & { readonly [names]: Name };

/** A sentence by number, with the language whose plural rules choose its form. `count` is the number. */
export type Counted<Name extends string = string> = {
  readonly language: Language;
  readonly forms: WrittenForms;
  readonly [names]?: Name;
};

/** A sentence as a page receives it. */
export type Message = string | Counted;

/** The type of a written sentence for a page: plain text, a text with variables, or a sentence by number. */
export type MessageOf<W> = W extends string
  ? [NamesIn<W>] extends [never]
    ? string
    : Text<NamesIn<W>>
  : Counted<'count' | NamesIn<Extract<W[keyof W], string>>>;

/** The values that a sentence needs, by name. */
export type ValuesOf<M extends Message> = M extends string
  ? Readonly<Record<M extends Text<infer Name> ? Name : string, string | number>>
  : M extends Counted<infer Name>
    ? Readonly<Record<Name, string | number> & { count: number }>
    : never;

/**
 * The plural categories of each language, as `Intl.PluralRules` has them. Three languages have a further one for
 * millions, which no number here reaches.
 */
type PluralForms = {
  en: 'one' | 'other';
  es: 'one' | 'other';
  fr: 'one' | 'other';
  de: 'one' | 'other';
  'pt-BR': 'one' | 'other';
  ja: 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
};

/** The category that an exact number replaces. */
type CoveredBy<Exact> = Exact extends '0' | 0
  ? 'zero'
  : Exact extends '1' | 1
    ? 'one'
    : Exact extends '2' | 2
      ? 'two'
      : never;

type ExactForms<English> = Extract<keyof English, number | `${number}`>;
type FormsNeeded<L extends SpokenLanguage, English> =
  ExactForms<English> | Exclude<PluralForms[L], CoveredBy<ExactForms<English>>>;

/** A text that contains a variable for each of the names. */
type TextWith<Name> = string &
  ([Name] extends [never] ? unknown : All<Name extends string ? `${string}{${Name}}${string}` : never>);
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

type AllNames<English> = Exclude<NamesIn<Extract<English[keyof English], string>>, 'count'>;

/** The type of a sentence in a language, given the English sentence. */
type WrittenIn<L extends SpokenLanguage, English> = English extends string
  ? TextWith<NamesIn<English>>
  : {
      readonly [Form in FormsNeeded<L, English>]: TextWith<
        AllNames<English> | (Form extends 'few' | 'many' | 'other' ? 'count' : never)
      >;
    };

/**
 * The sentences of a journey in a language: each English sentence with all its variables and in every plural form of
 * the language. A file that lacks one does not compile.
 */
export type SentencesIn<L extends SpokenLanguage, English> = {
  readonly [Key in keyof English]: WrittenIn<L, English[Key]>;
};
