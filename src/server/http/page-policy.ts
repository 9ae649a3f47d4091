/** What one page needs beside what the build knows. */
export type PageNeeds = {
  /** Hash of the brand's style sheet, which is made at run time. */
  styleHash: string;
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
const REPORTS = 'report-uri /api/reports';

/** The page's Content-Security-Policy with its own needs added; the build's hashes and limits stay. */
export function pagePolicy(policy: string, { styleHash, scriptOrigins, policySources }: PageNeeds): string {
  const additions: [string, readonly string[]][] = [
    ["style-src 'self'", [`'${styleHash}'`]],
    ["script-src 'self'", scriptOrigins],
    ["connect-src 'self'", scriptOrigins],
    ["img-src 'self'", scriptOrigins],
  ];
  const added = additions.reduce(
    (text, [directive, values]) =>
      values.length === 0 ? text : text.replace(directive, [directive, ...values].join(' ')),
    policy,
  );
  return `${policySources.reduce(allowing, added).replace(/;?\s*$/, '')}; ${REPORTS}`;
}

/** The policy with one more source; a directive the build does not know begins with it. */
function allowing(policy: string, { directive, source }: PolicySource): string {
  const known = new RegExp(`(^|;)\\s*${directive} `);
  return known.test(policy)
    ? policy.replace(known, (start) => `${start}${source} `)
    : `${policy.replace(/;?\s*$/, '')}; ${directive} ${source}`;
}
