import * as z from 'zod';
import { pick } from '../../copy/pick.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { RequestContext } from '../request/request-context.ts';
import { pathTo } from '../../domain/pages/path-to.ts';

const destination = z.strictObject({
  /** The address that it leads to, which the caller has checked. */
  to: z.string(),
  /** Who is at that address, for the words of the page. */
  whom: z.enum(['google', 'alexa', 'payment', 'apple']),
});

/** The sealed address, which can be opened for as long as an assistant's code may live (RFC 6749 section 4.1.2). */
const destinationNote = sealedNote({ purpose: 'onward', schema: destination, seconds: 10 * 60 });

/** An address off the portal that the caller has checked, and who is there. */
export type Destination = z.output<typeof destination>;

/**
 * Returns the path of our page that leads off the portal by itself (docs/adr/025). A browser checks every redirect that
 * follows a form against the policy of the page with the form. The redirects of a form therefore end on this page, and
 * what follows is up to the destination. The address is sealed, so that the page leads only where we send a visitor.
 */
export async function onwardPath(context: RequestContext, { to, whom }: Destination): Promise<string> {
  return pathTo('onward', { to: await destinationNote.seal(context, { to, whom }) });
}

/**
 * Returns what /onward shows: its address and its words; `over` for an address that is too old, forged or of another
 * brand.
 */
export async function onwardPage(context: RequestContext) {
  const { url } = context;
  const copy = context.copy('onward');
  const sealed = url.searchParams.get('to') ?? undefined;
  const opened = await destinationNote.open(context, sealed);
  if (!opened) return { kind: 'over' as const, title: copy.overTitle, text: copy.over, home: copy.home };
  const names: Record<Destination['whom'], string> = pick(copy, 'google', 'alexa', 'payment', 'apple');
  const name = names[opened.whom];
  return {
    kind: 'redirect' as const,
    to: opened.to,
    title: fillIn(copy.title, { name }),
    text: fillIn(copy.text, { name }),
    link: fillIn(copy.link, { name }),
  };
}
