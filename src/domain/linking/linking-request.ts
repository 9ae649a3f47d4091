import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import type * as stored from '../../contracts/stored/pending-sign-in.ts';
import { languageQueryNames } from '../text/language-choice.ts';
import { queryPart, queryParts } from '../web/query-part.ts';

/** An assistant as a client of a brand. */
export type LinkingClient = {
  partner: LinkingPartner;
  clientId: string;
  redirectUris: readonly string[];
};

/** A valid request of an assistant. `rawState` is the state exactly as the query carried it, still encoded. */
export type LinkingRequest = stored.LinkingRequest;

/** A linking in progress: its request, and the path and query of the page it started on. */
export type Linking = stored.Linking;

/** Why a request is refused. */
export type LinkingRefusal =
  | 'duplicate_parameter'
  | 'response_type'
  | 'state_too_long'
  | 'unknown_client'
  | 'other_partner'
  | 'unknown_redirect_uri';

/** The result of reading a request: valid, without a required parameter, or refused. */
export type LinkingReading =
  | { kind: 'valid'; request: LinkingRequest }
  | { kind: 'missing' }
  | { kind: 'refused'; reason: LinkingRefusal };

/** The longest accepted state, in encoded characters. A longer one is refused, never cut. */
export const MAX_STATE_LENGTH = 4_096;

/**
 * Validates a request to link an assistant. `rawQuery` is the query as received, without its `?`; `partner` is the one
 * that the path names. The decoded redirect URI must equal one of the client's exactly: nothing is normalised and
 * letter case counts. Any parameter but a language that appears twice refuses the request.
 */
export function linkingRequest(
  { rawQuery, partner }: { rawQuery: string; partner: LinkingPartner | undefined },
  clients: readonly LinkingClient[],
): LinkingReading {
  const parameters = queryParts(rawQuery).flatMap((part) => queryPart(part) ?? []);
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  // A repeated language parameter is harmless and refuses nothing.
  const single = parameters.filter(({ name }) => !languageQueryNames.some((wish) => wish === name));
  if (new Set(single.map(({ name }) => name)).size !== single.length) return refused('duplicate_parameter');
  const clientId = byName.get('client_id')?.value;
  const redirectUri = byName.get('redirect_uri')?.value;
  const rawState = byName.get('state')?.raw;
  if (!clientId || !redirectUri || !rawState) return { kind: 'missing' };
  const responseType = byName.get('response_type');
  if (responseType && responseType.value !== 'code') return refused('response_type');
  if (rawState.length > MAX_STATE_LENGTH) return refused('state_too_long');
  const known = clients.filter((client) => client.clientId === clientId);
  const candidates = known.filter((client) => partner === undefined || client.partner === partner);
  const client = candidates.find(({ redirectUris }) => redirectUris.includes(redirectUri));
  if (known.length === 0) return refused('unknown_client');
  if (candidates.length === 0) return refused('other_partner');
  if (!client) return refused('unknown_redirect_uri');
  const request: LinkingRequest = {
    partner: client.partner,
    clientId,
    redirectUri,
    rawState,
    codeChallenge: byName.get('code_challenge')?.value,
    codeChallengeMethod: byName.get('code_challenge_method')?.value,
  };
  return { kind: 'valid', request };
}

/** The redirect after a linking succeeded. It carries exactly one code and one state, whatever the code contains. */
export function grantedAddress(request: LinkingRequest, code: string): string {
  return answerAddress(request, `code=${encodeURIComponent(code.toWellFormed())}`);
}

/** The redirect after a person refused to link (RFC 6749 section 4.1.2.1). */
export function deniedAddress(request: LinkingRequest): string {
  return answerAddress(request, 'error=access_denied');
}

function answerAddress({ redirectUri, rawState }: LinkingRequest, answer: string): string {
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${answer}&state=${rawState}`;
}

function refused(reason: LinkingRefusal): LinkingReading {
  return { kind: 'refused', reason };
}
