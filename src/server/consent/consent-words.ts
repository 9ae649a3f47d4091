import type { ConsentBannerProps } from '../../components/consent/consent-banner.tsx';
import { fillIn } from '../../copy/fill-in.ts';
import type { RequestContext } from '../request/request-context.ts';
import { listFormat } from '../../domain/text/intl.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

/** The question whether scripts of others may load; undefined for a brand without tags. `page` is where its form leads back to. */
export function consentQuestion(context: RequestContext, page: string): ConsentBannerProps | undefined {
  const { brand, locale } = context;
  const choices = pathTo('privacyChoices', brand);
  if (choices === undefined) return undefined;
  const copy = context.copy('consent');
  const { measuring = [], advertising = [] } = brand.tagManager?.receivers ?? {};
  const receivers = listOf([...new Set([...measuring, ...advertising])], locale.language);
  return {
    page,
    choices: { href: choices, label: copy.oneByOne },
    words: {
      title: copy.askTitle,
      text: fillIn(copy.askText, { receivers }),
      agree: copy.agree,
      refuse: copy.refuse,
    },
  };
}

/** The link to the privacy choices; undefined for a brand without tags. */
export function privacyChoicesLink(context: RequestContext) {
  const { brand } = context;
  const href = pathTo('privacyChoices', brand);
  return href === undefined ? undefined : { href, label: context.copy('consent').title };
}

/** The names of companies as one text. */
export function listOf(names: readonly string[], language: string): string {
  return listFormat(language).format(names);
}
