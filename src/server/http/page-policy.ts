/** What one page needs beside what the build knows. */
export type PageNeeds = {
  /** Hash of the brand's style sheet, which is made at run time. */
  styleHash: string;
  /** Origins a form of the page may lead to by a redirect. */
  formTargets: readonly string[];
  /** Origins whose scripts the page loads; they may also be connected to and show images. */
  scriptOrigins: readonly string[];
};

/** The page's Content-Security-Policy with its own needs added; the build's hashes and limits stay. */
export function pagePolicy(policy: string, { styleHash, formTargets, scriptOrigins }: PageNeeds): string {
  const additions: [string, readonly string[]][] = [
    ["style-src 'self'", [`'${styleHash}'`]],
    ["form-action 'self'", formTargets],
    ["script-src 'self'", scriptOrigins],
    ["connect-src 'self'", scriptOrigins],
    ["img-src 'self'", scriptOrigins],
  ];
  return additions.reduce(
    (text, [directive, values]) =>
      values.length === 0 ? text : text.replace(directive, [directive, ...values].join(' ')),
    policy,
  );
}
