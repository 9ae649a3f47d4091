import type { Words } from '../request/words.ts';
import type { ContractViewProps } from '../../components/legal/contract-view.tsx';
import type { LawParagraph } from '../../components/legal/law-text.tsx';
import type { Copy } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { readableAddress } from '../../domain/web/readable-address.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { hasPage } from '../../domain/pages/find-page.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { offeredMethods } from '../orders/checkout/wallet-setup.ts';
import type { RequestContext } from '../request/request-context.ts';
import { companyFacts, withLink } from './company-text.ts';
import { countryList } from './law-brand.ts';
import { withdrawalRightText } from './withdrawal-right-text.ts';

/** Returns what /contract-information shows; undefined for a brand that names no company. */
export function contractPage(context: RequestContext): ContractViewProps | undefined {
  const { brand, locale } = context;
  const company = brand.sells.company;
  if (!company) return undefined;
  const copy = context.copy('contract');
  const { contract: title } = context.copy('lawPages');
  const { email } = brand.support;
  const taxed = brand.sells.countries.filter((country) => brand.sells.taxPercent[country] !== undefined);
  return {
    title,
    lead: copy.lead,
    seller: {
      title: copy.sellerTitle,
      company: companyFacts(company, context.copy('imprint')),
    },
    sections: [
      { title: copy.soldTitle, paragraphs: [[fillIn(copy.sold, { brand: brand.displayName })]] },
      {
        title: copy.priceTitle,
        paragraphs: [
          withLink(copy.price, 'plans', { href: pathTo('plans'), label: copy.plans }),
          ...(taxed.length > 0 ? [[fillIn(copy.tax, { countries: countryList(taxed, locale) })]] : []),
        ],
      },
      { title: copy.payTitle, paragraphs: [[waysToPay(context, copy)]] },
      { title: copy.termTitle, paragraphs: [[copy.term], ...ends(context, copy)] },
      { title: copy.orderTitle, paragraphs: [[copy.order]] },
    ],
    withdrawal: withdrawalRightText(context, company),
    last: [
      { title: copy.conformityTitle, paragraphs: [[copy.conformity]] },
      {
        title: copy.complaintsTitle,
        paragraphs: [withLink(copy.complaints, 'email', { href: `mailto:${email}`, label: email })],
      },
    ],
  };
}

/** Every means of payment that the brand takes, as art. 8 (3) of Directive 2011/83/EU asks. */
function waysToPay(context: RequestContext, copy: Copy['contract']): string {
  const names = context.copy('checkout');
  const methods = hasPage(context.brand, 'checkout') ? offeredMethods(context, {}) : [];
  const wallets = methods.flatMap((method) => (method === 'creditCard' ? [] : [names[method]]));
  const wallet = listFormat(context.locale.language, { type: 'disjunction' }).format(wallets);
  return wallets.length > 0 ? fillIn(copy.payWallet, { wallet }) : copy.pay;
}

/** Every way in which a plan of the brand can be ended. */
function ends(words: Words, copy: Copy['contract']): LawParagraph[] {
  const { brand } = words;
  const cancellation = pathTo('cancellation', brand);
  const cancelPlan = pathTo('cancelPlan', brand);
  const { cancelAt } = brand.sells;
  const labels = words.copy('lawPages');
  return [
    ...(cancellation
      ? [withLink(copy.endHere, 'link', { href: cancellation, label: labels.cancellation })]
      : []),
    ...(cancelPlan
      ? [
          withLink(copy.endSignedIn, 'link', {
            href: cancelPlan,
            label: words.copy('cancel').title,
          }),
        ]
      : []),
    ...(cancelAt === undefined
      ? []
      : [
          withLink(copy.endElsewhere, 'link', {
            href: cancelAt,
            label: readableAddress(cancelAt),
          }),
        ]),
  ];
}
