/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    context: import('./server/page/request-context.ts').RequestContext;
    /** The signed-in person's record. Holds secrets: never a prop. */
    session: import('./server/session/session-record.ts').SessionRecord | undefined;
    /** What the page shows, as far as it was begun before the page. */
    begun: import('./server/page/begun-pages.ts').BegunPages | undefined;
    /** Has the page sent piece by piece, as what it shows comes; by default it is sent whole. */
    sendInPieces: () => void;
    /** Names the account of the session in the forms of the page. */
    accountMark: string | undefined;
  }
}

/** Which inline scripts a page may hold, by page file: written by scripts/route-scripts.mjs. */
declare module 'virtual:route-scripts' {
  export const routeScripts: ReadonlyMap<string, import('./server/http/inline-hashes.ts').PageScripts>;
}
