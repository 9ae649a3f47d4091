import * as z from 'zod';
import { linkingPartners, standInAnswer } from '../../contracts/linking/linking.ts';
import {
  type Linking,
  type LinkingClient,
  type LinkingReading,
  linkingRequest,
} from '../../domain/linking/linking-request.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The address where a linking began. The form may stay open for half an hour before it is sent. */
const addressNote = sealedNote({
  purpose: 'linking',
  schema: z.strictObject({ address: z.string() }),
  seconds: 30 * 60,
});

/**
 * Returns the assistants of the request's brand. In the sandbox environment, each also accepts the redirect URI of its
 * stand-in; a deployment has no sandbox, so it never does.
 */
export function linkingClients({ env, brand, url }: RequestContext): LinkingClient[] {
  if (!env.SANDBOX) return brand.voiceAssistants;
  return brand.voiceAssistants.map((client) => ({
    ...client,
    redirectUris: [
      ...client.redirectUris,
      standInAnswer(url.origin, { partner: client.partner, brand: brand.key }),
    ],
  }));
}

/**
 * Reads the linking request in an address of the portal, a path and query as they were in the request line. The runtime
 * encodes only what a request line may not hold, as every browser does.
 */
export function linkingAt(context: RequestContext, address: string): LinkingReading {
  const { pathname, search } = new URL(address, context.url);
  const [, , named] = pathname.split('/');
  return linkingRequest(
    { rawQuery: search.slice(1), partner: linkingPartners.find((partner) => partner === named) },
    linkingClients(context),
  );
}

/** Seals the address of a linking for a hidden field of its form, so that nobody can change it on the way. */
export function sealLinking(context: RequestContext, address: string): Promise<string> {
  return addressNote.seal(context, { address });
}

/**
 * Opens a sealed address and reads its request again. Undefined if the address is expired, forged or of another brand,
 * or if its request is not valid any more.
 */
export async function openLinkingNote(context: RequestContext, sealed: string): Promise<Linking | undefined> {
  const note = await addressNote.open(context, sealed);
  if (!note) return undefined;
  const reading = linkingAt(context, note.address);
  return reading.kind === 'valid' ? { request: reading.request, address: note.address } : undefined;
}
