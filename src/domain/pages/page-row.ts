/** Who may open a page. Where a session is required, the status of its account counts. */
export type PageAccess =
  /** Anybody, with or without a session. */
  | 'open'
  /** Anybody. A signed-in person sees their own account, and the status of the account counts. */
  | 'personal'
  | 'signedIn'
  /** A signed-in person. A visitor returns here after signing in. */
  | 'resumes'
  /** A signed-in person, even where the account is about to be deleted. */
  | 'signedInAnyStatus';

/**
 * The kind of a page, which decides its headers: `token` pages have a secret in the address, `money` pages take
 * payments, `credential` pages take an e-mail or a password.
 */
export type PageKind = 'plain' | 'credential' | 'token' | 'money';

/** How a page that is shown again carries a parameter of its query. */
export type QueryRule =
  /** As it stands, where it is no longer than an id. */
  | 'id'
  /** As it stands, byte for byte as an assistant or an app wrote it. */
  | 'asItStands'
  /** The address of a page to which a sign-in may return. */
  | 'returnRoute'
  /** The id of a request. */
  | 'reference'
  /** Never: a secret, or good for one visit. */
  | 'once'
  /** One of these words. */
  | readonly string[];

/** What of a brand decides which pages it has. */
export type PageBrand = {
  /** The pages that the brand goes without. */
  withoutPages: readonly string[];
  sells: { countries: readonly string[] };
  tagManager?: unknown;
};

/** The brands that have a page. */
export type PageBrands =
  /** Each that does not go without it (`withoutPages` in its file). */
  | 'byChoice'
  /** Those with a tag manager. */
  | 'withTags'
  /** Those that sell where the law asks for the page of this name. */
  | 'byLaw';

/** One page. What is missing is as at most pages. */
export type PageRow = {
  /** Its path. A part in brackets stands for any one part of an address, or for one that `parts` allows. */
  path: `/${string}`;
  parts?: Readonly<Record<string, RegExp>>;
  access: PageAccess;
  kind: PageKind;
  /** The parameters that it reads, with how they are carried. */
  query?: Readonly<Record<string, QueryRule>>;
  /** The brands that have it; every brand where this is missing. */
  brands?: PageBrands;
  /** The page that it is part of: without that one it is not there, and the tab of that one is its own. */
  partOf?: string;
  /** Its place among the tabs of signed-in pages, from 1. */
  tab?: number;
  /** In a flow: the page that Back leads to, in the place of the tabs, where no plan is being chosen. */
  back?: 'myPlan' | 'payment';
  /** The sections of the copy whose sentences are seen here more than elsewhere. */
  copy?: readonly string[];
  /** True where a visitor's browser may load the brand's tags. */
  tags?: true;
  /** True where every visitor gets the same answer, so that it is cached for the next one. */
  cached?: true;
  /** True where the frame is sent first if the platform is slow. */
  prefetch?: true;
  /** True where the first of a repeated parameter counts; elsewhere a repeated one is refused. */
  takesFirst?: true;
  /** The style sheet of a visitor's page, where it has one of its own. */
  sheet?: 'signIn' | 'plans' | 'legal';
  /** As how many pages it counts for the limit of a network. */
  countsAs?: number;
};
