/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    context: import('./server/page/request-context.ts').RequestContext;
    /** The signed-in person's record. Holds secrets: never a prop. */
    session: import('./server/session/session-record.ts').SessionRecord | undefined;
    /** Names the account of the session in the forms of the page. */
    accountMark: string | undefined;
  }
}
