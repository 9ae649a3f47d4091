import { platformOperations } from '../../contracts/platform/platform-table.ts';
import { callerEmail } from './caller.ts';
import { inDialect } from './dialect-answer.ts';
import { dialectOf } from './dialects.ts';
import { faultyAnswer } from './fault-answer.ts';
import { pauseEnds, takeFault } from './faults.ts';
import { runDueCalls, postpone } from './late-work.ts';
import { withMovedPrices } from '../world/moved-prices.ts';
import { matchOperation, type PlatformAddress } from './operation-match.ts';
import { refusalResponse } from './refusal.ts';
import type { Arrival, Route } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { authenticationRoutes } from './routes/authentication.ts';
import { billingRoutes } from './routes/billing.ts';
import { cardRoutes } from './routes/cards.ts';
import { configurationRoutes } from './routes/configuration.ts';
import { deviceRoutes } from './routes/devices.ts';
import { linkingRoutes } from './routes/linking.ts';
import { orderRoutes } from './routes/orders.ts';
import { planChangeRoutes } from './routes/plan-changes.ts';
import { recoveryRoutes } from './routes/recovery.ts';
import { socialRoutes } from './routes/social.ts';
import { subscriptionRoutes } from './routes/subscriptions.ts';
import type { World } from '../world/world.ts';

const routes = new Map(
  [
    ...authenticationRoutes,
    ...socialRoutes,
    ...linkingRoutes,
    ...recoveryRoutes,
    ...accountRoutes,
    ...subscriptionRoutes,
    ...planChangeRoutes,
    ...orderRoutes,
    ...configurationRoutes,
    ...deviceRoutes,
    ...billingRoutes,
    ...cardRoutes,
  ].map((route): [object, Route] => [route.operation, route]),
);

/**
 * Answers a platform call of a brand: logs it, applies a fault if one is set, else carries the operation out. Rejects
 * with `ConnectionReset` if a fault cuts the connection; throws nothing else.
 */
export async function answerPlatform(
  world: World,
  address: PlatformAddress,
  request: Request,
): Promise<Response> {
  await runPostponedCalls(world);
  const match = matchOperation(request.method, address);
  const brand = withMovedPrices(world.store, address.brand);
  const arrival: Arrival = {
    world,
    brand,
    params: match?.params ?? new Map(),
    url: new URL(request.url),
    method: request.method,
    headers: request.headers,
    body: new Uint8Array(await request.arrayBuffer()),
  };
  const entry = world.store.calls.arrived({
    atMs: world.clock.nowMs(),
    requestId: request.headers.get('x-request-id'),
    brand: brand.key,
    account: match ? callerEmail(match.name, arrival) : null,
    method: request.method,
    path: match?.path ?? address.path,
  });
  const response = await answerUnderFault(arrival, match);
  // A hang ends with 504 when the client has gone; the log shows it without an answer, as the client saw it.
  if (response.kind === 'lost') return response.answer;
  world.store.calls.answered(entry, response.answer.status);
  return response.answer;
}

type Answered = { kind: 'given' | 'lost'; answer: Response };

async function answerUnderFault(
  arrival: Arrival,
  match: ReturnType<typeof matchOperation>,
): Promise<Answered> {
  if (!match) return { kind: 'given', answer: refusalResponse('noSuchOperation') };
  const { world, brand } = arrival;
  const operation = platformOperations[match.name];
  const dialect = dialectOf(world, brand.key);
  const carryOut = async (call: Arrival) => inDialect(dialect, match.name, await operated(call, operation));
  const operate = () => carryOut(arrival);
  const place = { brand: brand.key, method: operation.method, path: operation.path };
  const fault = takeFault(world, place);
  if (!fault) return { kind: 'given', answer: await operate() };
  const answer = await faultyAnswer(fault, {
    name: match.name,
    nowMs: world.clock.nowMs(),
    operate,
    postpone: (afterMs) => postpone(arrival, afterMs),
    before: (byMs) => (isAccountRead(operation) ? carryOut(asBefore(arrival, byMs)) : null),
    sleep: world.sleep,
    pauseEnds: () => pauseEnds(world, place),
  });
  if (fault.kind === 'error') return { kind: 'given', answer: await inDialect(dialect, match.name, answer) };
  return { kind: fault.kind === 'hang' || fault.kind === 'late' ? 'lost' : 'given', answer };
}

/** True for an operation that shows an account and changes nothing, so that it can be asked twice. */
function isAccountRead({ method, access }: { method: string; access: string }): boolean {
  return method === 'GET' && access === 'signed';
}

/** Returns a call at the accounts as they were `byMs` milliseconds ago. It changes nothing. */
function asBefore(arrival: Arrival, byMs: number): Arrival {
  const { world } = arrival;
  return { ...arrival, world: { ...world, store: world.store.asOf(world.clock.nowMs() - byMs) } };
}

/** Carries out the postponed calls that are due. Call it before the world is read. */
export function runPostponedCalls(world: World): Promise<void> {
  return runDueCalls(world, (arrival, match) =>
    operated(
      { ...arrival, brand: withMovedPrices(world.store, arrival.brand) },
      platformOperations[match.name],
    ),
  );
}

async function operated(arrival: Arrival, operation: object): Promise<Response> {
  const route = routes.get(operation);
  if (!route) return refusalResponse('notInSandboxYet');
  try {
    return await route.answer(arrival);
  } catch (error) {
    console.error('the sandbox failed', error);
    return refusalResponse('internalError');
  }
}
