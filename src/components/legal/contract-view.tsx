import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { type CompanyFact, CompanyFacts } from './company-facts.tsx';
import { type LawSection, LawText } from './law-text.tsx';
import { WithdrawalRight, type WithdrawalRightProps } from './withdrawal-right.tsx';

export type ContractViewProps = {
  title: string;
  lead: string;
  seller: { title: string; company: readonly CompanyFact[] };
  sections: readonly LawSection[];
  /** Undefined for a brand that sells nowhere where there is such a right. */
  withdrawal: WithdrawalRightProps | undefined;
  /** What stands after the right of withdrawal. */
  last: readonly LawSection[];
};

/** What a person should know of the contract, before an order and after it. */
export function ContractView({ title, lead, seller, sections, withdrawal, last }: ContractViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      <Card>
        <section className="law-text">
          <h2>{seller.title}</h2>
          <CompanyFacts facts={seller.company} />
        </section>
        <Sections sections={sections} />
        {withdrawal && <WithdrawalRight {...withdrawal} />}
        <Sections sections={last} />
      </Card>
    </>
  );
}

function Sections({ sections }: { sections: readonly LawSection[] }) {
  return sections.map(({ title, paragraphs }) => (
    <section key={title} className="law-text">
      <h2>{title}</h2>
      <LawText paragraphs={paragraphs} />
    </section>
  ));
}
