/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    context: import('./server/page/request-context.ts').RequestContext;
    /** The session of the signed-in person. It holds secrets and must never be a prop. */
    session: import('./server/session/session-record.ts').SessionRecord | undefined;
    /** The loading of the page's data, where it started before the page; undefined otherwise. */
    earlyPages: import('./server/page/early-pages.ts').EarlyPages | undefined;
    /** Makes the server send the page in pieces as its data arrives. By default a page is sent whole. */
    sendInPieces: () => void;
  }
}
