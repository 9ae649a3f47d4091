import * as z from 'zod';
import { ssoQuery, type SsoRequest, type SsoVia } from '../../contracts/access/sso.ts';
import { nativeSourceOf } from '../../contracts/native-message.ts';
import type { LoginReason } from '../../contracts/access/session-watch.ts';
import { DEFAULT_RETURN_ROUTE, nextPathRoute } from '../../domain/pages/return-route.ts';
import type { PageBrand } from '../../domain/pages/page-row.ts';
import { pathTo } from '../../domain/pages/path-to.ts';
import { pageAt } from '../../domain/pages/find-page.ts';
import type { PageName } from '../../domain/pages/page-name.ts';
import { sealedNote } from '../session/sealed-note.ts';
import type { RequestContext } from '../request/request-context.ts';

/** How long a person may take between opening the link and pressing Continue, in seconds. */
const SEALED_SECONDS = 10 * 60;

const tokenNote = sealedNote({
  purpose: 'sso',
  schema: z.strictObject({ token: z.string() }),
  seconds: SEALED_SECONDS,
});

const ssoPages = { sso: 'sso', isolated: 'isolatedSso' } as const satisfies Record<SsoVia, PageName>;

/** Names the page of an arrival by its path. */
export function viaOf(pathname: string): SsoVia {
  return pageAt(pathname) === ssoPages.isolated ? 'isolated' : 'sso';
}

const singleParameters = ['token', 'sealed', 'nextPath', 'toPlanCode', 'fromPlanCode', 'source'];

/** Why an SSO ended at the login page. */
export type SsoReason = Extract<
  LoginReason,
  'no-token' | 'token-refused' | 'sso-failed' | 'not-verified' | 'locked'
>;

/**
 * What an SSO address holds. `fresh`: the token in the open, as the app opened it. `sealed`: the token, encrypted.
 * `bare`: no token. `unusable`: a query that is refused.
 */
export type SsoAddress =
  | { kind: 'fresh'; token: string; request: Omit<SsoRequest, 'sealed'> }
  | { kind: 'sealed'; request: SsoRequest }
  | { kind: 'bare'; request: SsoRequest }
  | { kind: 'unusable'; reason: 'token-refused'; next: string };

/** Reads the query of an SSO address. A parameter that occurs twice or is too long makes the whole address unusable. */
export function ssoAddress(parameters: URLSearchParams, via: SsoVia, brand: PageBrand): SsoAddress {
  const next = nextPathRoute(parameters.get('nextPath'), brand);
  const query = ssoQuery.safeParse(Object.fromEntries(parameters));
  if (!query.success || singleParameters.some((name) => parameters.getAll(name).length > 1))
    return { kind: 'unusable', reason: 'token-refused', next };
  const { token, sealed, toPlanCode, fromPlanCode, source } = query.data;
  const request = {
    via,
    next,
    toPlanCode: toPlanCode || undefined,
    fromPlanCode: fromPlanCode || undefined,
    source: source === undefined ? undefined : nativeSourceOf(source),
  };
  if (token !== undefined && isToken(token)) return { kind: 'fresh', token, request };
  if (sealed) return { kind: 'sealed', request: { ...request, sealed } };
  return { kind: 'bare', request };
}

/** False for what an app writes if it has no token. */
function isToken(text: string): boolean {
  return !['', 'undefined', 'null'].includes(text.trim());
}

/** Builds an SSO address with the token encrypted; without `sealed`, the address of the question after the exchange. */
export function sealedAddress({ via, sealed, next, toPlanCode, fromPlanCode, source }: SsoRequest): string {
  return pathTo(ssoPages[via], { nextPath: next, sealed, toPlanCode, fromPlanCode, source });
}

/** Encrypts a token for this brand and for ten minutes. */
export function sealToken(context: RequestContext, token: string): Promise<string> {
  return tokenNote.seal(context, { token: token.toWellFormed() });
}

/** Decrypts a token; undefined if it is forged, expired or of another brand. */
export async function openToken(context: RequestContext, sealed: string): Promise<string | undefined> {
  return (await tokenNote.open(context, sealed))?.token;
}

/** Returns the address of the login page after a failed SSO, with the reason and the return route. */
export function loginAfterSso(reason: SsoReason, next: string): string {
  return pathTo('signIn', { redirectUri: next === DEFAULT_RETURN_ROUTE ? undefined : next, reason });
}
