import { Facts } from '../facts.tsx';

/** A fact about the company: its lines, each a link where `href` is given. */
export type CompanyFact = { label: string; lines: readonly string[]; href?: string | undefined };

/** Who sells. The data is the company's own, whatever the language of the page. */
export function CompanyFacts({ facts }: { facts: readonly CompanyFact[] }) {
  return (
    <div className="law-facts">
      <Facts
        facts={facts.map(({ label, lines, href }) => ({
          label,
          value: lines.map((line) => (
            <bdi key={line} className="law-line" translate="no">
              {href === undefined ? line : <a href={href}>{line}</a>}
            </bdi>
          )),
        }))}
      />
    </div>
  );
}
