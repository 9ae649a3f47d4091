import type { ImprintViewProps } from '../../components/legal/imprint-view.tsx';
import type { RequestContext } from '../request/request-context.ts';
import { companyFacts } from './company-text.ts';

/** Returns what /imprint shows; undefined for a brand that names no company. */
export function imprintPage(context: RequestContext): ImprintViewProps | undefined {
  const { brand } = context;
  const company = brand.sells.company;
  if (!company) return undefined;
  const copy = context.copy('imprint');
  const { imprint: title } = context.copy('lawPages');
  return { title, lead: copy.lead, company: companyFacts(company, copy) };
}
