import type { LawPage } from '../legal/sales-law.ts';
import type { pages } from './pages.ts';

type Pages = typeof pages;

/** The name of a page. */
export type PageName = keyof Pages;

type IsOptional<Name> = Name extends PageName
  ? Pages[Name] extends { brands: string }
    ? true
    : Pages[Name] extends { partOf: infer Whole }
      ? IsOptional<Whole>
      : false
  : false;

/** The pages that a brand may lack. */
export type OptionalPage = { [Name in PageName]: IsOptional<Name> extends true ? Name : never }[PageName];

/** The pages that every brand has. */
export type CertainPage = Exclude<PageName, OptionalPage>;

/** The pages that `prefetch.ts` loads; their frame is sent first if the platform is slow. */
export type PrefetchedPage = {
  [Name in PageName]: Pages[Name] extends { prefetch: true } ? Name : never;
}[PageName];

/** The pages with a tab. */
export type TabPage = { [Name in PageName]: Pages[Name] extends { tab: number } ? Name : never }[PageName];

/** The pages that a brand goes without by choice. */
export type ChosenPage = {
  [Name in PageName]: Pages[Name] extends { brands: 'byChoice' } ? Name : never;
}[PageName];

/** The pages that break a rule of the table; a test holds that there are none. */
export type BrokenPage =
  /** Another page has the same path. */
  | {
      [Name in PageName]: Pages[Name]['path'] extends Pages[Exclude<PageName, Name>]['path'] ? Name : never;
    }[PageName]
  /** It is part of a page that does not exist, or of itself. */
  | {
      [Name in PageName]: Pages[Name] extends { partOf: infer Whole }
        ? Whole extends Exclude<PageName, Name>
          ? never
          : Name
        : never;
    }[PageName]
  /** Its kind of brands is by law, and no law asks for a page of this name. */
  | Exclude<
      { [Name in PageName]: Pages[Name] extends { brands: 'byLaw' } ? Name : never }[PageName],
      LawPage
    >;
