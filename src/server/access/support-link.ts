import type { RequestContext } from '../request/request-context.ts';

/** Returns the link to the brand's support: its chat, which opens in a new tab (`newTab` says so), or else a mail. */
export function supportLink(context: RequestContext) {
  const { brand } = context;
  const { contactSupport: label, newTab } = context.copy('recovery');
  const { chat, email } = brand.support;
  return chat ? { label, href: chat, newTab } : { label, href: `mailto:${email}`, newTab: undefined };
}
