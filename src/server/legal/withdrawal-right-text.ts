import type { Words } from '../request/words.ts';
import type { WithdrawalRightProps } from '../../components/legal/withdrawal-right.tsx';
import type { Company } from '../../brands/sales-schema.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { withdrawalRights } from '../../domain/legal/withdrawal-rights.ts';
import { companyLine, withLink } from './company-text.ts';
import { countryList } from './law-brand.ts';

/** Returns the instruction on the right of withdrawal; undefined for a brand that sells nowhere where there is one. */
export function withdrawalRightText(words: Words, company: Company): WithdrawalRightProps | undefined {
  const { brand, locale } = words;
  const rights = withdrawalRights(brand.sells.countries);
  if (rights.length === 0) return undefined;
  const copy = words.copy('withdrawalRight');
  const { withdrawal: label } = words.copy('lawPages');
  const href = pathTo('withdrawal', brand);
  const line = companyLine(company);
  return {
    title: copy.title,
    rights: rights.map(({ days, countries }) => ({
      where: fillIn(copy.where, { countries: countryList(countries, locale) }),
      right: fillIn(copy.right, { count: days }),
    })),
    how: [
      [fillIn(copy.how, { company: line })],
      ...(href ? [withLink(copy.online, 'link', { href, label })] : []),
      [copy.inTime],
    ],
    effectsTitle: copy.effectsTitle,
    effects: [copy.effects, copy.begun],
    form: {
      title: copy.formTitle,
      lines: [
        copy.formIntro,
        fillIn(copy.formTo, { company: line }),
        copy.formText,
        copy.formOrdered,
        copy.formName,
        copy.formAddress,
        copy.formSigned,
        copy.formDate,
        copy.formStar,
      ],
    },
  };
}
