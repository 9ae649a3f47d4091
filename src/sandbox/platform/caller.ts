import * as z from 'zod';
import { type OperationName, platformOperations } from '../../contracts/platform/platform-table.ts';
import { authCodeCredentials, passwordCredentials, tokenCredentials } from './credentials.ts';
import type { Arrival } from './route.ts';
import { jsonBody } from './json-body.ts';
import { findSession } from './session-keys.ts';

/** Returns the caller's e-mail address for the log, from the call or its token; null if there is none. */
export function callerEmail(name: OperationName, arrival: Arrival): string | null {
  switch (platformOperations[name].access) {
    case 'signed':
      return (
        findSession(arrival.world, arrival.brand.key, arrival.headers.get('peppertoken'))?.account.email ??
        null
      );
    case 'basic':
      return basicEmail(name, arrival);
    case 'open':
      return (
        arrival.url.searchParams.get('email') ?? naming.safeParse(jsonBody(arrival.body)).data?.email ?? null
      );
  }
}

function basicEmail(name: OperationName, { world, headers }: Arrival): string | null {
  const authorization = headers.get('authorization');
  if (name === 'byEmail') return passwordCredentials(authorization)?.username ?? null;
  if (name === 'authCode') return authCodeCredentials(authorization)?.email ?? null;
  const token = world.store.oneTimeTokens.get(tokenCredentials(authorization)?.token ?? '');
  return token ? (world.store.accounts.get(token.accountKey)?.email ?? null) : null;
}

const naming = z.object({ email: z.string() });
