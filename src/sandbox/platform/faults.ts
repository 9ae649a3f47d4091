import * as z from 'zod';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import type { ActiveFault } from '../world/entities.ts';
import { type FailureForm, failureForms } from './failure-answer.ts';
import { type GatewayStatus, gatewayStatuses } from './gateway-refusal.ts';
import type { World } from '../world/world.ts';

/** The failures that a platform call can be set to have. */
export type Fault =
  /** Refuse with that HTTP status. */
  | { kind: 'status'; status: number }
  /** Refuse with 400 and that code of the platform. */
  | { kind: 'error'; code: string }
  /** Do nothing, and answer as API Gateway does before it reaches the platform. */
  | { kind: 'gateway'; status: GatewayStatus }
  /** Do nothing, and tell the failure with status 200. */
  | { kind: 'failure'; form: FailureForm }
  /** Do nothing, and answer with status 200 that the state is that word. */
  | { kind: 'state'; word: string }
  /** Carry it out, and answer that many milliseconds later. */
  | { kind: 'slow'; ms: number }
  /** Carry it out, and answer when the fault is cleared or another takes its place. */
  | { kind: 'pause' }
  /** Do not answer, and carry it out that many milliseconds after the call, by the sandbox's clock. */
  | { kind: 'late'; ms: number }
  /** Carry it out, and answer with that status. */
  | { kind: 'done'; status: number }
  /** For a read of an account: answer as that many milliseconds ago, by the sandbox's clock. */
  | { kind: 'lag'; ms: number }
  /** Carry it out, and then lose or damage the answer. */
  | { kind: WireFault };
type WireFault = (typeof wireFaults)[number];

/** The faults that lose or damage an answer. */
export const wireFaults = ['hang', 'reset', 'html', 'truncated', 'empty', 'huge'] as const;

/** The kinds that have a value after a colon. */
export const valuedFaults = [
  'status',
  'error',
  'gateway',
  'failure',
  'state',
  'slow',
  'late',
  'done',
  'lag',
] as const;

/** The interval between two looks whether a pause has ended, in milliseconds. */
const PAUSE_LOOK_MS = 10;
const LONGEST_DELAY_MS = 60_000;
const LONGEST_LAG_MS = 86_400_000;

/** Parses `status:503`, `slow:2000`, `late:30000`, `error:1198`, `hang` and so on; null for any other text. */
export function parseFault(text: string): Fault | null {
  if (text === 'pause') return { kind: 'pause' };
  const kind = wireFaults.find((each) => each === text);
  if (kind) return { kind };
  const [, name, value = ''] = /^(\w+):(.{1,200})$/.exec(text) ?? [];
  const valued = valuedFaults.find((each) => each === name);
  const count = /^\d{1,8}$/.test(value) ? Number(value) : Number.NaN;
  const isStatus = count >= 200 && count <= 599;
  switch (valued) {
    case 'error':
      return { kind: valued, code: value };
    case 'state':
      return { kind: valued, word: value };
    case 'gateway': {
      const status = gatewayStatuses.find((each) => each === count);
      return status === undefined ? null : { kind: valued, status };
    }
    case 'failure': {
      const form = failureForms.find((each) => each === value);
      return form === undefined ? null : { kind: valued, form };
    }
    case 'status':
    case 'done':
      return isStatus ? { kind: valued, status: count } : null;
    case 'slow':
      return count <= LONGEST_DELAY_MS ? { kind: valued, ms: count } : null;
    case 'late':
    case 'lag':
      return count <= LONGEST_LAG_MS ? { kind: valued, ms: count } : null;
    case undefined:
      return null;
  }
}

/** The letters of the portal, which a fault can make the mail service refuse. */
const letters = ['declaration', 'receipt', 'deletion'].map((kind) => `POST /letters/${kind}`);
const paths = new Set([
  ...Object.values(platformOperations).map(({ method, path }) => `${method} ${path}`),
  ...letters,
]);

/** Body of PUT /sandbox/faults. `path` is that of an operation, such as `/deviceModels/{brand}`. */
export const faultSwitch = z
  .strictObject({
    brand: z.string().optional(),
    method: z.string().transform((method) => method.toUpperCase()),
    path: z.string(),
    fault: z.string().refine((text) => parseFault(text) !== null, {
      error: `must be status:<200-599>, done:<200-599>, gateway:<${gatewayStatuses.join('|')}>, failure:<${failureForms.join('|')}>, state:<word>, slow:<0-60000>, late:<0-86400000>, lag:<0-86400000>, error:<platform code>, pause, hang, reset, html, truncated, empty or huge`,
    }),
    times: z.int().min(1).max(1_000_000).optional(),
  })
  .refine(({ method, path }) => paths.has(`${method} ${path}`), {
    path: ['path'],
    error: 'must be the method and path of an operation, such as GET /deviceModels/{brand}',
  })
  .refine(({ fault, times }) => fault !== 'pause' || times === undefined, {
    path: ['times'],
    error: 'must be missing: a pause ends when it is cleared',
  });
export type FaultSwitch = z.output<typeof faultSwitch>;
export type FaultSwitchInput = z.input<typeof faultSwitch>;

/**
 * Sets a fault; it replaces an earlier one for the same brand, method and path. Reads that lag show nothing older than
 * the first `lag` of those that are active.
 */
export function setFault({ store }: World, { brand, method, path, fault, times }: FaultSwitch): void {
  if (!store.faults.list().some((active) => parseFault(active.fault)?.kind === 'lag')) store.past.clear();
  store.faults.put({ brand: brand ?? null, method, path, fault, times: times ?? null });
}

/** Lists the active faults as `faultSwitch` bodies. */
export function listFaults({ store }: World): FaultSwitch[] {
  return store.faults.list().map(({ brand, times, ...rest }) => ({
    ...(brand === null ? {} : { brand }),
    ...rest,
    ...(times === null ? {} : { times }),
  }));
}

/** Clears the fault of one brand (null for the one of every brand), method and path. */
export function clearFault({ store }: World, { brand, method, path }: FaultPlace): void {
  store.faults.delete(`${brand ?? ''} ${method} ${path}`);
}

/**
 * Returns the fault of a call and counts it down; null if there is none. A brand's fault overrides one for every brand.
 */
export function takeFault({ store }: World, place: FaultPlace): Fault | null {
  const active = activeFault(store, place);
  if (!active) return null;
  countDown(store.faults, active);
  return parseFault(active.fault);
}

/** Waits until no pause is set for a call. Returns the fault that took its place, as `takeFault` does. */
export async function pauseEnds(world: World, place: FaultPlace): Promise<Fault | null> {
  while (activeFault(world.store, place)?.fault === 'pause') await world.sleep(PAUSE_LOOK_MS);
  return takeFault(world, place);
}

function activeFault({ faults }: World['store'], { brand, method, path }: FaultPlace): ActiveFault | null {
  return faults.get(`${brand ?? ''} ${method} ${path}`) ?? faults.get(` ${method} ${path}`);
}

type FaultPlace = { brand: string | null; method: string; path: string };

function countDown(faults: World['store']['faults'], active: ActiveFault): void {
  if (active.times === null) return;
  if (active.times > 1) faults.put({ ...active, times: active.times - 1 });
  else faults.delete(`${active.brand ?? ''} ${active.method} ${active.path}`);
}
