import { Card } from '../card.tsx';
import { PageHeader } from '../page-header.tsx';
import { type CompanyFact, CompanyFacts } from './company-facts.tsx';

export type ImprintViewProps = { title: string; lead: string; company: readonly CompanyFact[] };

/** The imprint: who runs the portal and sells the plans. */
export function ImprintView({ title, lead, company }: ImprintViewProps) {
  return (
    <>
      <PageHeader heading={title} lead={lead} />
      <Card>
        <CompanyFacts facts={company} />
      </Card>
    </>
  );
}
