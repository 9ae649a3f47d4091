import * as z from 'zod';
import { pagesOfLaw } from '../domain/legal/sales-law.ts';
import { httpsUrl } from './deployment-schema.ts';

/** A country by its ISO 3166 code. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US');
const line = z.string().trim().min(1);

/** Who sells, as an imprint and a contract name them. */
export const companySchema = z.strictObject({
  name: line,
  /** The lines of the postal address, with the country in the last. */
  address: z.array(line).min(2),
  /** Who speaks for the company. */
  representedBy: line,
  email: z.email(),
  phone: line,
  /** The register and the number in it. */
  register: line,
  /** The number for value added tax. */
  vatId: line.optional(),
});

/** Where a brand sells, and what the law of these countries asks it to say (docs/adr/066). */
export const salesSchema = z
  .strictObject({
    /** The ISO 3166 countries in which the brand sells to consumers. */
    countries: z.array(country).min(1),
    /**
     * The tax that prices contain, in percent by country, of each where the law asks for prices with their tax. Where it
     * is missing, prices are shown before tax, and the doctor says so.
     */
    taxPercent: z.record(country, z.number().min(0).max(50)).default({}),
    /** Where a plan is cancelled at a brand without Cancel Plan: a page, or a `mailto:` address. */
    cancelAt: z.union([httpsUrl, z.url({ protocol: /^mailto$/ })]).optional(),
    company: companySchema.optional(),
  })
  .refine(({ countries, company }) => company !== undefined || pagesOfLaw(countries).length === 0, {
    path: ['company'],
    error: 'is missing: pages that the law of these countries asks for name who sells',
  });

/** Who sells, after validation. */
export type Company = z.output<typeof companySchema>;
