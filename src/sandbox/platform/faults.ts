import * as z from 'zod';
import { platformOperations } from '../../contracts/platform/platform-table.ts';
import type { ActiveFault } from '../world/entities.ts';
import type { World } from '../world/world.ts';

/** What can be made to go wrong with one platform call. */
export type Fault =
  /** Refuse with that HTTP status. */
  | { kind: 'status'; status: number }
  /** Refuse with 400 and that code of the platform. */
  | { kind: 'error'; code: string }
  /** Do it, and answer that many milliseconds later. */
  | { kind: 'slow'; ms: number }
  /** Give no answer, and do it that many milliseconds after it was asked, by the sandbox's clock. */
  | { kind: 'late'; ms: number }
  /** Do it, and answer with that status all the same. */
  | { kind: 'done'; status: number }
  /** Of a read: answer what it would have answered that many milliseconds ago, by the sandbox's clock. */
  | { kind: 'lag'; ms: number }
  /** Do it, and then lose or damage the answer. */
  | { kind: WireFault };
type WireFault = (typeof wireFaults)[number];

export const wireFaults = ['hang', 'reset', 'html', 'truncated', 'empty', 'huge'] as const;

/** The kinds with a value behind a colon. */
export const valuedFaults = ['status', 'error', 'slow', 'late', 'done', 'lag'] as const;

const LONGEST_DELAY_MS = 60_000;
const LONGEST_LAG_MS = 86_400_000;

/** Reads `status:503`, `slow:2000`, `late:30000`, `error:1198`, `hang` and the like; null where the text is none of them. */
export function parseFault(text: string): Fault | null {
  const kind = wireFaults.find((each) => each === text);
  if (kind) return { kind };
  const [, name, value = ''] = /^(\w+):(.{1,200})$/.exec(text) ?? [];
  const valued = valuedFaults.find((each) => each === name);
  const count = /^\d{1,8}$/.test(value) ? Number(value) : Number.NaN;
  const isStatus = count >= 200 && count <= 599;
  switch (valued) {
    case 'error':
      return { kind: valued, code: value };
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

const paths = new Set(Object.values(platformOperations).map(({ method, path }) => `${method} ${path}`));

/** One fault switch: PUT /sandbox/faults. `path` is an operation's own, such as `/deviceModels/{brand}`. */
export const faultSwitch = z
  .strictObject({
    brand: z.string().optional(),
    method: z.string().transform((method) => method.toUpperCase()),
    path: z.string(),
    fault: z.string().refine((text) => parseFault(text) !== null, {
      error:
        'must be status:<200-599>, done:<200-599>, slow:<0-60000>, late:<0-86400000>, lag:<0-86400000>, error:<platform code>, hang, reset, html, truncated, empty or huge',
    }),
    times: z.int().min(1).max(1_000_000).optional(),
  })
  .refine(({ method, path }) => paths.has(`${method} ${path}`), {
    path: ['path'],
    error:
      'must be the method and path of an operation as the spec writes it, such as GET /deviceModels/{brand}',
  });
export type FaultSwitch = z.output<typeof faultSwitch>;
export type FaultSwitchInput = z.input<typeof faultSwitch>;

/** Switches a fault on; it replaces the one for the same brand, method and path. */
export function setFault({ store }: World, { brand, method, path, fault, times }: FaultSwitch): void {
  store.faults.put({ brand: brand ?? null, method, path, fault, times: times ?? null });
  // What lags behind does so from now on.
  store.laggingAnswers.clear();
}

/** The faults that are on, in the form in which they are set. */
export function listFaults({ store }: World): FaultSwitch[] {
  return store.faults.list().map(({ brand, times, ...rest }) => ({
    ...(brand === null ? {} : { brand }),
    ...rest,
    ...(times === null ? {} : { times }),
  }));
}

/** Switches off the fault of one brand (null: the one for every brand), method and path. */
export function clearFault({ store }: World, { brand, method, path }: FaultPlace): void {
  store.faults.delete(`${brand ?? ''} ${method} ${path}`);
}

/** The fault for a call, counted down; null where there is none. One for the brand goes before one for every brand. */
export function takeFault({ store }: World, { brand, method, path }: FaultPlace): Fault | null {
  const active =
    store.faults.get(`${brand ?? ''} ${method} ${path}`) ?? store.faults.get(` ${method} ${path}`);
  if (!active) return null;
  countDown(store.faults, active);
  return parseFault(active.fault);
}

type FaultPlace = { brand: string | null; method: string; path: string };

function countDown(faults: World['store']['faults'], active: ActiveFault): void {
  if (active.times === null) return;
  if (active.times > 1) faults.put({ ...active, times: active.times - 1 });
  else faults.delete(`${active.brand ?? ''} ${active.method} ${active.path}`);
}
