/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    visit: import('./server/page/request-context.ts').Visit;
    env: import('./server/portal-env.ts').PortalEnv;
    /** The signed-in person's record. Holds secrets: never a prop. */
    session: import('./server/session/session-record.ts').SessionRecord | undefined;
    /** Names the account of the session in the forms of the page. */
    accountMark: string | undefined;
  }
}
