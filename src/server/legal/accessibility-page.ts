import type { AccessibilityViewProps } from '../../components/legal/accessibility-view.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import { accessibilityAuthorities } from '../../domain/legal/accessibility-authority.ts';
import type { RequestContext } from '../request/request-context.ts';
import { withLink } from './company-text.ts';
import { countryList } from './law-brand.ts';

/** Returns what the declaration of accessibility shows. */
export function accessibilityPage(context: RequestContext): AccessibilityViewProps {
  const { brand, locale } = context;
  const copy = context.copy('accessibility');
  const { accessibility: title } = context.copy('lawPages');
  const { email } = brand.support;
  const authorities = accessibilityAuthorities(brand.sells.countries);
  return {
    title,
    lead: copy.lead,
    sections: [
      { title: copy.whatTitle, paragraphs: [[fillIn(copy.what, { brand: brand.displayName })]] },
      { title: copy.howTitle, paragraphs: [[copy.how], [copy.limits]] },
      {
        title: copy.reportTitle,
        paragraphs: [withLink(copy.report, 'email', { href: `mailto:${email}`, label: email })],
      },
    ],
    authorities:
      authorities.length === 0
        ? undefined
        : {
            title: copy.authorityTitle,
            text: copy.authority,
            list: authorities.map(({ country, lang, name, address }) => ({
              country: countryList([country], locale),
              lang,
              lines: [name, ...address],
            })),
          },
  };
}
