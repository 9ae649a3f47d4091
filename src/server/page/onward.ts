import * as z from 'zod';
import { copyFor } from '../../copy/copy.ts';
import { fillIn } from '../../copy/fill-in.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { RequestContext } from './request-context.ts';

const destination = z.strictObject({
  /** Where it leads: an address that the caller has checked. */
  to: z.string(),
  /** Who is there, for the words. */
  whom: z.enum(['google', 'alexa', 'payment', 'apple']),
});

/** Opens for as long as an assistant's code may live (RFC 6749 section 4.1.2). */
const destinationNote = sealedNote({ purpose: 'onward', schema: destination, seconds: 10 * 60 });

/** A way off the portal, with an address that the caller has checked. */
export type Destination = z.output<typeof destination>;

/**
 * The page of ours that leads off the portal by itself (ADR 025). A browser holds every further redirect of a form against the
 * policy of the page that sent it; where the form's redirects end on a page of ours, what comes after is nobody's but the
 * destination's. The address is sealed, so that the page leads nowhere but where we sent somebody.
 */
export async function onwardPath(context: RequestContext, { to, whom }: Destination): Promise<string> {
  return `/onward?to=${await destinationNote.seal(context, { to, whom })}`;
}

/** What /onward shows: where it leads and its words; `over` for an address that is old, forged or another brand's. */
export async function onwardPage(context: RequestContext) {
  const { brand, locale, url } = context;
  const copy = copyFor('onward', locale.language, brand);
  const sealed = url.searchParams.get('to') ?? undefined;
  const opened = await destinationNote.open(context, sealed);
  if (!opened) return { kind: 'over' as const, title: copy.overTitle, text: copy.over, home: copy.home };
  const names: Record<Destination['whom'], string> = {
    google: copy.google,
    alexa: copy.alexa,
    payment: copy.payment,
    apple: copy.apple,
  };
  const name = names[opened.whom];
  return {
    kind: 'redirect' as const,
    to: opened.to,
    title: fillIn(copy.title, { name }),
    text: fillIn(copy.text, { name }),
    link: fillIn(copy.link, { name }),
  };
}
