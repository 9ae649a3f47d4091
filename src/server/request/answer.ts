import type { PageKind } from '../../domain/pages/page-row.ts';
import type { AppMessage } from '../../contracts/native-message.ts';
import type { InlineHashes, PolicySource } from './page-policy.ts';

/**
 * What the answer to one request carries beside its content. Only those who make the answer write it: the middleware,
 * the pages, and the handlers of `functions/`. A loader or use case returns what it needs of it.
 */
export type Answer = {
  /** The kind of answer where it is another than that of its route; it decides the headers. */
  kind?: PageKind;
  /** `Set-Cookie` values. */
  cookies: string[];
  /** What the app around the page is told, if there is one (docs/native-bridge.md). */
  appMessages: AppMessage[];
  /** What the page loads beside what every page may load. */
  policy: PagePolicy;
  /** The hashes of what is written in the page itself, for its policy; only a page of ours has them. */
  inline?: InlineHashes | undefined;
  /** The page that our script is sent to by a call, a path of the portal. */
  next?: string;
  /** True where the answer leads back to the page that the person is on, so that nothing failed. */
  again?: true;
  /** The status of the refusal of a plain form that a page stands in for. */
  refusal?: number;
};

/** What one page loads beside what every page may load. */
export type PagePolicy = {
  sources: readonly PolicySource[];
  /** True where the page offers wallets, which need the payment permission and a window of their own. */
  paysByWallet: boolean;
  /** True where the page fetches the heading font of the next one. */
  fontAhead?: boolean;
};

/** The policy of a page that loads nothing from elsewhere. */
export const plainPolicy: PagePolicy = { sources: [], paysByWallet: false };

/** Returns the policy of a page that loads what all of these load. */
export function joinedPolicy(...policies: readonly PagePolicy[]): PagePolicy {
  return {
    sources: policies.flatMap(({ sources }) => sources),
    paysByWallet: policies.some(({ paysByWallet }) => paysByWallet),
    fontAhead: policies.some(({ fontAhead }) => fontAhead),
  };
}

/**
 * A page to redirect to, a path of the portal, with the `Set-Cookie` values of the answer that leads there, and what an app
 * around the page is told.
 */
export type Lead = {
  to: string;
  cookies: readonly string[];
  appMessages?: readonly AppMessage[];
  /** True where the session turned out to be over, so that nothing was done. */
  isSessionOver?: boolean;
};

/** Where a form leads: a path of the portal, alone or with `Set-Cookie` values. */
export type FormLead = string | Lead;

/** Returns the path and the `Set-Cookie` values of where a form leads. */
export function leadOf(lead: FormLead): Lead {
  return typeof lead === 'string' ? { to: lead, cookies: [] } : lead;
}

/** Makes the answer carry `Set-Cookie` values and what the app around the page is told. */
export function carry(
  answer: Answer,
  more: { appMessages: readonly AppMessage[]; cookies: readonly string[] },
): void {
  answer.appMessages.push(...more.appMessages);
  answer.cookies.push(...more.cookies);
}

/** Returns where a form leads, with what an app around the page is told. */
export function withAppMessages(lead: FormLead, ...messages: readonly AppMessage[]): Lead {
  const { appMessages = [], ...rest } = leadOf(lead);
  return { ...rest, appMessages: [...appMessages, ...messages] };
}
