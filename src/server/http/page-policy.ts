import type { InlineHashes } from './inline-hashes.ts';

/** What one page may load beside its own. */
export type PageNeeds = {
  inline: InlineHashes;
  /** Behind the sign-in a font of the brand's is part of the page. */
  signedIn: boolean;
  /** Origins whose scripts the page loads; they may also be connected to and show images. */
  scriptOrigins: readonly string[];
  /** What else the page may load. */
  policySources: readonly PolicySource[];
};

/** One source of one kind of thing a page loads. */
export type PolicySource = {
  directive: 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src';
  source: string;
};

/** Every browser knows `report-uri`; `report-to` waits for minutes, and not all know it. */
const REST = "form-action 'self';base-uri 'none';frame-ancestors 'none';report-uri /api/reports";

/** The Content-Security-Policy of one page: nothing but what this page needs. */
export function pagePolicy({ inline, signedIn, scriptOrigins, policySources }: PageNeeds): string {
  const more = (directive: PolicySource['directive']) =>
    policySources.filter((one) => one.directive === directive).map(({ source }) => source);
  const frames = more('frame-src');
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...quoted(inline.scripts), ...scriptOrigins, ...more('script-src')],
    ["style-src 'self'", ...quoted(inline.styles), ...more('style-src')],
    ["img-src 'self' data:", ...scriptOrigins, ...more('img-src')],
    ["connect-src 'self'", ...scriptOrigins, ...more('connect-src')],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
    ...(signedIn ? [["font-src 'self'"]] : []),
    [REST],
  ];
  return directives.map((words) => words.join(' ')).join(';');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}
