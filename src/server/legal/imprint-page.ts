import type { ImprintViewProps } from '../../components/legal/imprint-view.tsx';
import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';
import { companyFacts } from './company-text.ts';

/** Returns what /imprint shows; undefined for a brand that names no company. */
export function imprintPage({ brand, locale }: RequestContext): ImprintViewProps | undefined {
  const company = brand.sells.company;
  if (!company) return undefined;
  const copy = copyFor('imprint', locale.language, brand);
  const { imprint: title } = copyFor('lawPages', locale.language, brand);
  return { title, lead: copy.lead, company: companyFacts(company, copy) };
}
