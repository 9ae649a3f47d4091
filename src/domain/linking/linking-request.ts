import type { LinkingPartner } from '../../contracts/linking/linking.ts';
import { languageQueryNames } from '../language-choice.ts';

/** One assistant as a brand knows it. */
export type LinkingClient = {
  partner: LinkingPartner;
  clientId: string;
  redirectUris: readonly string[];
};

/** What an assistant asks for, checked. `rawState` is the state as it stood in the query, still encoded. */
export type LinkingRequest = {
  partner: LinkingPartner;
  clientId: string;
  redirectUri: string;
  rawState: string;
  codeChallenge?: string | undefined;
  codeChallengeMethod?: string | undefined;
};

/** A linking under way: its request, and the path and query of the page it began on. */
export type Linking = { request: LinkingRequest; address: string };

/** Why a request is not an assistant's of this brand. */
export type LinkingRefusal =
  | 'duplicate_parameter'
  | 'response_type'
  | 'state_too_long'
  | 'unknown_client'
  | 'other_partner'
  | 'unknown_redirect_uri';

export type LinkingReading =
  | { kind: 'valid'; request: LinkingRequest }
  | { kind: 'missing' }
  | { kind: 'refused'; reason: LinkingRefusal };

/** Longest state that is carried along, in characters as they stand in the query. Never cut. */
export const MAX_STATE_LENGTH = 4_096;

/**
 * Reads a request to link. `rawQuery` is
 * the query as it stood, without its `?`; `partner` the one the path names. A redirect URI must equal one of the client's
 * as it is after decoding once: nothing is normalised, no case is folded.
 */
export function linkingRequest(
  { rawQuery, partner }: { rawQuery: string; partner: LinkingPartner | undefined },
  clients: readonly LinkingClient[],
): LinkingReading {
  const parameters = rawQuery.split('&').flatMap(parameterOf);
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  // What language somebody reads refuses nothing.
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
  const asked = known.filter((client) => partner === undefined || client.partner === partner);
  const client = asked.find(({ redirectUris }) => redirectUris.includes(redirectUri));
  if (known.length === 0) return refused('unknown_client');
  if (asked.length === 0) return refused('other_partner');
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

/** Where a linking that succeeded leads: exactly one code and one state, whatever the code holds. */
export function grantedAddress(request: LinkingRequest, code: string): string {
  return answerAddress(request, `code=${encodeURIComponent(code.toWellFormed())}`);
}

/** Where a person who does not want to link goes (RFC 6749 section 4.1.2.1). */
export function deniedAddress(request: LinkingRequest): string {
  return answerAddress(request, 'error=access_denied');
}

function answerAddress({ redirectUri, rawState }: LinkingRequest, answer: string): string {
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${answer}&state=${rawState}`;
}

/** One `name=value` of a query, with the value also as it stands; nothing for an empty part. */
function parameterOf(part: string): { name: string; value: string; raw: string }[] {
  // The parser drops a question mark at the very start; an ampersand keeps it.
  const [pair] = new URLSearchParams(`&${part}`);
  if (!pair) return [];
  const [name, value] = pair;
  const split = part.indexOf('=');
  return [{ name, value, raw: split < 0 ? '' : part.slice(split + 1) }];
}

function refused(reason: LinkingRefusal): LinkingReading {
  return { kind: 'refused', reason };
}
