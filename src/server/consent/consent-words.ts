import type { ConsentBannerProps } from '../../components/consent/consent-banner.tsx';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import type { RequestContext } from '../request/request-context.ts';
import { listFormat } from '../../domain/text/intl.ts';

const CHOICES = '/privacy-choices';

/** The question whether scripts of others may load. `page` is where its form leads back to. */
export function consentQuestion({ brand, locale }: RequestContext, page: string): ConsentBannerProps {
  const copy = copyFor('consent', locale.language, brand);
  const { measuring = [], advertising = [] } = brand.tagManager?.receivers ?? {};
  const receivers = listOf([...new Set([...measuring, ...advertising])], locale.language);
  return {
    page,
    choices: { href: CHOICES, label: copy.oneByOne },
    words: {
      title: copy.askTitle,
      text: fillIn(copy.askText, { receivers }),
      agree: copy.agree,
      refuse: copy.refuse,
    },
  };
}

/** The link to the privacy choices; undefined for a brand without tags. */
export function privacyChoicesLink({ brand, locale }: RequestContext) {
  if (!brand.tagManager) return undefined;
  return { href: CHOICES, label: copyFor('consent', locale.language, brand).title };
}

/** The names of companies as one text. */
export function listOf(names: readonly string[], language: string): string {
  return listFormat(language).format(names);
}
