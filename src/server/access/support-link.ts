import { copyFor } from '../../copy/copy.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Returns the link to the brand's support: its chat, which opens in a new tab (`newTab` says so), or else a mail. */
export function supportLink({ brand, locale }: RequestContext) {
  const { contactSupport: label, newTab } = copyFor('recovery', locale.language, brand);
  const { chat, email } = brand.support;
  return chat ? { label, href: chat, newTab } : { label, href: `mailto:${email}`, newTab: undefined };
}
