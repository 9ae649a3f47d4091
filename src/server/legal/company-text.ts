import type { Company } from '../../brands/sales-schema.ts';
import type { CompanyFact } from '../../components/legal/company-facts.tsx';
import type { LawParagraph } from '../../components/legal/law-text.tsx';
import { around } from '../../copy/around.ts';
import type { Copy } from '../../copy/copy.ts';

/** Returns all that an imprint says of the company. */
export function companyFacts(company: Company, copy: Copy['imprint']): CompanyFact[] {
  const { name, address, representedBy, email, phone, register, vatId } = company;
  return [
    { label: copy.company, lines: [name] },
    { label: copy.address, lines: address },
    { label: copy.representedBy, lines: [representedBy] },
    { label: copy.email, lines: [email], href: `mailto:${email}` },
    { label: copy.phone, lines: [phone], href: phoneLink(phone) },
    { label: copy.register, lines: [register] },
    ...(vatId === undefined ? [] : [{ label: copy.vatId, lines: [vatId] }]),
  ];
}

/** Returns the company in one line, with how to reach it: as the instruction on withdrawal names it. */
export function companyLine({ name, address, email, phone }: Company): string {
  return [name, ...address, phone, email].join(', ');
}

/** Returns a sentence with a link in the place of a variable. */
export function withLink(
  sentence: string,
  variable: string,
  link: { href: string; label: string },
): LawParagraph {
  const [before, after] = around(sentence, variable);
  return [before, link, after];
}

/** The digits of a telephone number; what stands in brackets is no part of it. */
function phoneLink(phone: string): string {
  return `tel:${phone.replace(/\(.*?\)/g, '').replace(/[^\d+]/g, '')}`;
}
