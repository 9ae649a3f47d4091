/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    context: import('./server/request/request-context.ts').RequestContext;
    /** What the answer carries beside the page. Pages write it by `answerWith`. */
    answer: import('./server/request/answer.ts').Answer;
    /** The session of the signed-in person. It holds secrets and must never be a prop. */
    session: import('./server/session/session-record.ts').SessionRecord | undefined;
    /** The loading of the page's data, where it started before the page; undefined otherwise. */
    prefetchedPages: import('./prefetch.ts').PrefetchedPages | undefined;
    /** Makes the server send the page in pieces as its data arrives. By default a page is sent whole. */
    sendInPieces: () => void;
  }
}

/** The Durable Objects that the runtime gives the portal. */
interface PortalObjects {
  SESSIONS: DurableObjectNamespace<import('./server/session/session-object.ts').SessionObject>;
  PENDING: DurableObjectNamespace<import('./server/session/pending-sign-in-object.ts').PendingSignInObject>;
  ATTEMPTS: DurableObjectNamespace<import('./server/limits/attempts-object.ts').AttemptsObject>;
  ACCOUNTS: DurableObjectNamespace<import('./server/account/account-object.ts').AccountObject>;
}

/** A TypeScript file with all that it imports, as the text of a module (scripts/bundle-text.ts). */
declare module '*?bundle' {
  export const code: string;
  export const hash: string;
}

/** A TypeScript file as the text of a classic script (scripts/script-text.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}
