import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseBrand } from '../../src/brands/brand-schema.ts';
import { isPlaceholder } from '../../src/brands/placeholder.ts';
import { pagesOfLaw } from '../../src/domain/legal/sales-law.ts';
import { logoSize } from './marks.ts';

import type { BrandInput } from '../../src/brands/brand-schema.ts';
import type { Answers } from './questions.ts';
export type Proposal = ReturnType<typeof import('./palette.ts').proposePalettes>;

const corners = {
  square: { control: 3, card: 4 },
  soft: { control: 10, card: 16 },
  round: { control: 20, card: 26 },
};

/** The weight of headings that suits each typeface. */
const headingWeights: Record<Answers['typeface'], BrandInput['theme']['headingWeight']> = {
  system: 600,
  geometric: 700,
  engineered: 600,
  rounded: 800,
};

/**
 * A brand as it is on its first day: what nobody has said yet is left out, is the careful choice, or is a placeholder that
 * `npm run doctor` finds.
 */
export function firstDayBrand(answers: Answers, { light, dark }: Proposal): BrandInput {
  const { key, name, host, provider } = answers;
  return {
    key,
    displayName: name,
    locale: answers.locale,
    country: answers.country,
    flow: provider === 'stripe' ? 'delegatedCheckout' : 'portal',
    billing: { provider },
    support: { email: `${unconfirmed('support', host)}@${domainOf(host)}` },
    footer: {
      terms: `https://www.${domainOf(host)}/${unconfirmed('terms', host)}`,
      privacy: `https://www.${domainOf(host)}/${unconfirmed('privacy', host)}`,
    },
    sells: firstSales(answers),
    password: { specialCharacter: true },
    features: {
      twoYearTab: false,
      taxInRecurringCharge: false,
      forgotPasswordOnLogin: true,
      showPasswordToggle: true,
      smallForgotEmailLabel: false,
      priceOnPlanButtons: false,
      downgradeComparesNames: false,
      recommendations: true,
      freeHistoryHours: 24,
    },
    retentionAfterCancel: 'unchanged',
    voiceAssistants: [],
    theme: {
      defaultScheme: answers.scheme,
      radius: corners[answers.corners],
      typeface: answers.typeface,
      headingWeight: headingWeights[answers.typeface],
      backdrop: answers.backdrop,
      logo: logoSize(name),
      light,
      dark,
    },
    planCodes: { free: ['placeholder_free'] },
  };
}

/** Where a new brand sells: in its own country, by a company that nobody has named yet. */
function firstSales({ country, name, host }: Answers): BrandInput['sells'] {
  const countries = [country];
  if (pagesOfLaw(countries).length === 0) return { countries };
  const company = {
    name: `${name} (placeholder)`,
    address: ['placeholder street', 'placeholder town and country'],
    representedBy: 'placeholder',
    email: `${unconfirmed('contact', host)}@${domainOf(host)}`,
    phone: 'placeholder',
    register: 'placeholder',
  };
  return { countries, company };
}

/**
 * The text of a brand's file as the project formats it. Throws an `Error` a person can act on where the brand breaks the schema.
 */
export async function brandFileText(brand: BrandInput, root: string) {
  const file = path.join(root, 'src/brands/data', `${brand.key}.ts`);
  parseBrand(file.replaceAll('\\', '/'), brand);
  const source = `import type { BrandInput } from '../brand-schema.ts';\n\nexport const brand = ${JSON.stringify(brand)} satisfies BrandInput;\n`;
  return format(source, { ...(await resolveConfig(file)), filepath: file });
}

/** The domain of a host: without its first label, where enough is left. */
export function domainOf(host: string) {
  const [, ...rest] = host.split('.');
  return rest.length > 1 ? rest.join('.') : host;
}

/**
 * A word of an address that nobody has confirmed: it says so, unless the whole domain is made up and says it already.
 */
function unconfirmed(word: string, host: string) {
  return isPlaceholder(host, { takesMoney: false }) ? word : `placeholder-${word}`;
}
