import type * as z from 'zod';
import type { SandboxBrand } from '../catalogue/sandbox-brands.ts';
import type { Operation } from '../../contracts/platform/platform-operation.ts';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { dialectOf } from './dialects.ts';
import type { Account, Session } from '../world/entities.ts';
import { gatewayRefusal } from './gateway-refusal.ts';
import { jsonBody } from './json-body.ts';
import { noStore, type Outcome, refusalResponse, refused } from './refusal.ts';
import { renewAccount } from '../money/renewal.ts';
import { findSession } from './session-keys.ts';
import { verifySignature } from './signature.ts';
import type { World } from '../world/world.ts';

/** A platform call whose operation is known. `params` are the decoded path segments, by placeholder. */
export type Arrival = {
  world: World;
  brand: SandboxBrand;
  params: ReadonlyMap<string, string>;
  url: URL;
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
};

type AnyOperation = Operation<z.ZodType, z.ZodType, z.ZodType>;

/** An operation of the table that the sandbox implements. */
export type Route = { operation: AnyOperation; answer(arrival: Arrival): Promise<Response> };

/** The input of a handler: the parsed query and body, the world, the brand and the path's parameters. */
export type RouteInput<Query, Body> = {
  world: World;
  brand: SandboxBrand;
  params: ReadonlyMap<string, string>;
  query: Query;
  body: Body;
};

/** The account and session of a signed call. */
export type Caller = { account: Account; session: Session };

/**
 * Builds a route without authentication. All handlers are synchronous, so that no other call runs between their reads
 * and writes.
 */
export function openRoute<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  operation: Operation<Q, B, A>,
  handle: (input: RouteInput<z.output<Q>, z.output<B>>) => Outcome<z.input<A>>,
): Route {
  return build(operation, 'open', async (arrival) => answerInput(operation, arrival, handle));
}

/**
 * Builds a route with Basic credentials, which the handler parses from `authorization`; null if the header is missing.
 */
export function basicRoute<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  operation: Operation<Q, B, A>,
  handle: (
    input: RouteInput<z.output<Q>, z.output<B>>,
    credentials: { authorization: string | null },
  ) => Outcome<z.input<A>>,
): Route {
  return build(operation, 'basic', async (arrival) => {
    const authorization = arrival.headers.get('authorization');
    return answerInput(operation, arrival, (input) => handle(input, { authorization }));
  });
}

/** The header in which a gateway in front of the platform passes on the called URL, which the signature covers. */
export const CALLED_ADDRESS = 'x-called-address';

/** Builds a route for a signed-in account: checks session token and signature, and applies due renewals first. */
export function signedRoute<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  operation: Operation<Q, B, A>,
  handle: (input: RouteInput<z.output<Q>, z.output<B>>, caller: Caller) => Outcome<z.input<A>>,
): Route {
  return build(operation, 'signed', async (arrival) => {
    const { world, brand } = arrival;
    const caller = findSession(world, brand.key, arrival.headers.get('peppertoken'));
    if (!caller) return refusalResponse('unauthorizedSession');
    const realMs = world.clock.realMs();
    const signed = { ...arrival, url: arrival.headers.get(CALLED_ADDRESS) ?? arrival.url.href };
    const verdict = dialectOf(world, brand.key).has('credentials-expired')
      ? 'credentialsExpired'
      : await verifySignature(signed, caller.session, realMs);
    if (verdict !== 'valid') return gatewayRefusal(verdict, arrival.headers, realMs);
    renewAccount(world, brand, caller.account);
    if (caller.account.status === 'pending_delete' && changesAccount(operation))
      return refusalResponse('accountLeaving');
    return answerInput(operation, arrival, (input) => handle(input, caller));
  });
}

/** The writes that an account with a pending deletion may still send: to learn a price, or to change the deletion. */
const allowedWhileLeaving: ReadonlySet<string> = new Set([
  platformOperations.preview.path,
  platformOperations.validateCoupon.path,
  platformOperations.requestDeletion.path,
  platformOperations.cancelDeletion.path,
]);

/** True for an operation that changes the account's plans, devices or card, or charges it. */
function changesAccount({ method, path }: AnyOperation): boolean {
  return method !== 'GET' && !allowedWhileLeaving.has(path);
}

function build(operation: AnyOperation, access: AnyOperation['access'], answer: Route['answer']): Route {
  if (operation.access !== access) throw new Error(`${operation.path} is ${operation.access}, not ${access}`);
  return { operation, answer };
}

function answerInput<Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  operation: Operation<Q, B, A>,
  { world, brand, params, url, body }: Arrival,
  handle: (input: RouteInput<z.output<Q>, z.output<B>>) => Outcome<z.input<A>>,
): Response {
  const query = operation.query.safeParse(queryOf(url));
  if (!query.success) return refusalResponse('badRequest', { detail: firstIssue('query', query.error) });
  const parsedBody = operation.body.safeParse(jsonBody(body));
  if (!parsedBody.success)
    return refusalResponse('badRequest', { detail: firstIssue('body', parsedBody.error) });
  const named = params.get('brand');
  const outcome =
    named !== undefined && named !== brand.key
      ? refused('wrongBrand')
      : handle({ world, brand, params, query: query.data, body: parsedBody.data });
  if (outcome.at === 'refused') return refusalResponse(outcome.code, outcome);
  return Response.json(outcome.answer, { headers: noStore });
}

function queryOf(url: URL): Record<string, string> | undefined {
  return url.searchParams.size > 0 ? Object.fromEntries(url.searchParams) : undefined;
}

function firstIssue(where: string, { issues: [issue] }: z.ZodError): string {
  return issue ? `${[where, ...issue.path].join('.')}: ${issue.message}` : where;
}
