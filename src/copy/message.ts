import type { Language, SpokenLanguage } from '../domain/languages.ts';

/** The names of the places in a text: `'plan' | 'date'` of `{plan} ends on {date}`. */
export type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A sentence as it is written: a text, or one text for each form of a number that the language tells apart. */
export type Written = string | WrittenForms;
/** Texts by plural category (`one`, `few`, `other`, ...) or by an exact number, which goes before a category. */
export type WrittenForms = { readonly other: string; readonly [form: string]: string };

declare const names: unique symbol;

/** A text with places to fill in. What it is filled in with has their names, checked by the compiler. */
export type Text<Name extends string> = string & { readonly [names]: Name };

/** A sentence by number, with the language whose rules choose its form. `count` is the number. */
export type Counted<Name extends string = string> = {
  readonly language: Language;
  readonly forms: WrittenForms;
  readonly [names]?: Name;
};

/** A sentence as a page gets it. */
export type Message = string | Counted;

/** What a written sentence is for a page: plain text, a text with places, or a sentence by number. */
export type MessageOf<W> = W extends string
  ? [NamesIn<W>] extends [never]
    ? string
    : Text<NamesIn<W>>
  : Counted<'count' | NamesIn<Extract<W[keyof W], string>>>;

/** The values a sentence needs, by name. */
export type ValuesOf<M extends Message> = M extends string
  ? Readonly<Record<M extends Text<infer Name> ? Name : string, string | number>>
  : M extends Counted<infer Name>
    ? Readonly<Record<Name, string | number> & { count: number }>
    : never;

/** The plural forms of each language, of those `Intl.PluralRules` knows; millions have a form of their own in three, which no count here reaches. */
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

/** A category that one exact number makes needless. */
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

/** A text in which each of the names has its place. */
type TextWith<Name> = string &
  ([Name] extends [never] ? unknown : All<Name extends string ? `${string}{${Name}}${string}` : never>);
type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

type AllNames<English> = Exclude<NamesIn<Extract<English[keyof English], string>>, 'count'>;

/** How one sentence is written in a language, given how it is written in English. */
type WrittenIn<L extends SpokenLanguage, English> = English extends string
  ? TextWith<NamesIn<English>>
  : {
      readonly [Form in FormsNeeded<L, English>]: TextWith<
        AllNames<English> | (Form extends 'few' | 'many' | 'other' ? 'count' : never)
      >;
    };

/**
 * The sentences of a journey in a language: each of the English ones, with every place it has, in every plural form the
 * language has. A file that lacks one does not compile.
 */
export type SentencesIn<L extends SpokenLanguage, English> = {
  readonly [Key in keyof English]: WrittenIn<L, English[Key]>;
};
