/** The inline scripts and styles that a page's policy allows, by hash. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** What decides the policy of one page. */
export type PageNeeds = {
  inline: InlineHashes;
  /** True where the page loads the brand's font from this host: behind the sign-in, and where that fetches it in advance. */
  loadsFont: boolean;
  /** True where a third party's script may run: those write markup and addresses of scripts as plain text. */
  foreignScripts: boolean;
  /** Everything else that the page may load. */
  sources: readonly PolicySource[];
};

/** One source that one directive of the policy allows. */
export type PolicySource = {
  directive: 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action';
  source: string;
};

/** Every browser supports `report-uri`; `report-to` delays reports by minutes, and some browsers do not support it. */
const REST = "base-uri 'none';frame-ancestors 'none';report-uri /api/reports";

/** No script of the page may turn text into markup, code or the address of a script: ours never do (docs/adr/058). */
const NO_TEXT_AS_CODE = "require-trusted-types-for 'script';trusted-types 'none'";

/** Builds the Content-Security-Policy of one page: it allows what this page needs, and nothing else. */
export function pagePolicy(page: PageNeeds): string {
  const { inline, loadsFont, foreignScripts, sources } = page;
  const more = (directive: PolicySource['directive']) =>
    new Set(sources.filter((one) => one.directive === directive).map(({ source }) => source));
  const frames = more('frame-src');
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...quoted(inline.scripts), ...more('script-src')],
    ["style-src 'self'", ...quoted(inline.styles), ...more('style-src')],
    ["img-src 'self' data:", ...more('img-src')],
    ["connect-src 'self'", ...more('connect-src')],
    ...(frames.size > 0 ? [['frame-src', ...frames]] : []),
    ...(loadsFont ? [["font-src 'self'"]] : []),
    ...(foreignScripts ? [] : [[NO_TEXT_AS_CODE]]),
    ["form-action 'self'", ...more('form-action')],
    [REST],
  ];
  return directives.map((words) => words.join(' ')).join(';');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
